import { readFileSync } from "node:fs";
import { renderUnavailablePage, UNAVAILABLE_PAGE } from "./error-pages";

test("nginx's error page has the company's present details: `npm run build` writes it", () => {
  expect(readFileSync(UNAVAILABLE_PAGE, "utf8")).toBe(renderUnavailablePage());
});
