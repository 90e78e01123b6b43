import { respond } from "@/lib/testing/http";
import { rejectMalformedHeaders } from "./malformed-request";

const reject = rejectMalformedHeaders(() => {});

test("a second Host line is found in upper and lower case", () => {
  const statusOf = (...rawHeaders: string[]) => respond(reject, { headers: {}, rawHeaders })?.status;
  expect(statusOf("Host", "a", "Accept", "host", "X-Host", "b")).toBeUndefined();
  expect(statusOf("Host", "a", "hOST", "a")).toBe(400);
});

test("an expectation is rejected, except the one that Node meets", () => {
  const statusOf = (expect: string | undefined) => respond(reject, { headers: { expect }, rawHeaders: [] })?.status;
  expect(["200-ok", "x100-continue", "100-continue", "a, 100-Continue", undefined].map(statusOf)).toEqual([
    417,
    417,
    undefined,
    undefined,
    undefined,
  ]);
});
