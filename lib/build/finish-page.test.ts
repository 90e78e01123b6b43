import { finishPage } from "./finish-page";

const PARTS = {
  scripts: '<script src="/_next/static/chunks/a.js" async=""></script>',
  polyfill: '<script src="/_next/static/chunks/old.js" nomodule=""></script>',
  flight: '<script>self.__next_f.push([1,"<p>"])</script>',
  end: "</body></html>",
};
const finish = (parts: Partial<typeof PARTS>) => {
  const { scripts, polyfill, flight, end } = { ...PARTS, ...parts };
  const page = `<!DOCTYPE html><html lang="en"><head>${polyfill}</head><body><h1>It</h1>${scripts}${flight}${end}`;
  return finishPage(page, { deferral: "load()" });
};

// Every page of a browser test has the policy of its hashes. Other parts are tested in
// e2e/exhaustive/pages/script-deferral.spec.ts and e2e/seo.
test("a page is refused unless its scripts and its flight data are as expected", () => {
  for (const [parts, message] of [
    [{ scripts: "" }, /no <script src/],
    [{ flight: "" }, /no inline flight data/],
    [{ end: "" }, /no <\/body>/],
    [{ polyfill: '<script src="/x.js" defer=""></script>' }, /\/x\.js/],
  ] as const)
    expect(() => finish(parts)).toThrow(message);
});
