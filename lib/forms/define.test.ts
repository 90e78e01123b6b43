import { toPagePath } from "./define";

test.each([
  ["/login/message", "/login"],
  ["/contact-us/sent", "/contact-us"],
  ["/home/message", "/"],
  ["/home", "/home"],
  ["/services/message-queues", "/services/message-queues"],
])("%s shows the page %s", (path, page) => {
  expect(toPagePath(path)).toBe(page);
});
