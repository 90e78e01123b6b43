import { publicPaths } from "@/content/routes";
import { expect, open, test } from "./fixtures";
import { all, unpackText } from "./served";
import { type Answer, ask, type Question } from "./trust/ask";

/** What the server answers from memory (lib/server/stored-files.mjs). Next's own pages say so in a header. */
const isNext = ({ header }: Answer) => header("x-nextjs-prerender") !== undefined;

const textOf = ({ header, body }: Answer) => unpackText(body, header("content-encoding"));

test("every public page is stored, and is the page that Next has", async ({ origin }) => {
  for (const path of publicPaths()) {
    const stored = await ask(origin, path, { headers: { "accept-encoding": "gzip, br" } });
    expect(isNext(stored), path).toBe(false);
    expect(stored.header("content-encoding")).toBe("br");
    // What ought to have no body is Next's.
    const next = await ask(origin, path, { headers: { "content-length": "0" } });
    expect(isNext(next), path).toBe(true);
    expect(textOf(stored) === next.text, `${path} differs`).toBe(true);
    for (const name of ["content-security-policy", "cache-control"])
      expect(stored.header(name), `${path}: ${name}`).toBe(next.header(name));
  }
});

const encodings: [accepted: string | undefined, given: string | undefined][] = [
  [undefined, undefined],
  ["", undefined],
  ["br", "br"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["*", "br"],
  ["deflate", undefined],
  ["nonsense;;;q=,", undefined],
  ["br;q=0, gzip;q=0, identity;q=0", undefined],
];
for (const [accepted, given] of encodings) {
  test(`"${accepted}" is answered with ${given ?? "the plain page"}`, async ({ origin }) => {
    const answer = await ask(origin, "/about-us", {
      headers: accepted === undefined ? {} : { "accept-encoding": accepted },
    });
    expect(answer.status).toBe(200);
    expect(answer.header("content-encoding")).toBe(given);
    expect(answer.header("vary")).toContain("accept-encoding");
    expect(Number(answer.header("content-length"))).toBe(answer.body.length);
    expect(textOf(answer)).toContain("</html>");
  });
}

test("what a browser has already is not sent again, and each encoding is known by itself", async ({ origin }) => {
  const path = "/about-us";
  const tags = [];
  for (const encoding of ["br", "gzip", "identity"]) {
    const accept = { "accept-encoding": encoding };
    const etag = (await ask(origin, path, { headers: accept })).header("etag") ?? "";
    tags.push(etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await ask(origin, path, { headers: { ...accept, "if-none-match": known } });
      expect(answer.status, known).toBe(304);
      expect(answer.body).toHaveLength(0);
      expect(answer.header("content-security-policy")).toContain("default-src 'none'");
    }
    expect((await ask(origin, path, { headers: { ...accept, "if-none-match": '"other"' } })).status).toBe(200);
  }
  expect(new Set(tags).size).toBe(3);
});

test("HEAD is answered with everything but the page", async ({ origin }) => {
  const answer = await ask(origin, "/about-us", { method: "HEAD", headers: { "accept-encoding": "br" } });
  expect(answer.status).toBe(200);
  expect(answer.body).toHaveLength(0);
  expect(Number(answer.header("content-length"))).toBeGreaterThan(1000);
});

test("an ad's address is the stored page; a form's answer and what the router asks for are Next's", async ({
  origin,
}) => {
  const ad = await ask(origin, "/contact-us?utm_source=ad&gclid=1&answer=no");
  expect(isNext(ad)).toBe(false);
  expect(ad.text).toBe((await ask(origin, "/contact-us")).text);
  const answered = await ask(origin, "/contact-us?answer=sent");
  expect(answered.header("cache-control")).toContain("no-store");
  expect(answered.text).toContain("Message Sent!");
  const routed = await ask(origin, "/contact-us", { headers: { rsc: "1" } });
  expect(routed.text).not.toContain("</html>");
});

test("scripts, styles, fonts and pictures are stored for a year, and smaller than gzip makes them", async ({
  origin,
}) => {
  const { text } = await ask(origin, "/");
  const files = [...all(text, /(?:src|href)="(\/(?:_next\/static|art)\/[^"#]+)/g)];
  expect(files.length).toBeGreaterThan(10);
  for (const file of new Set(files)) {
    const answer = await ask(origin, file, { headers: { "accept-encoding": "gzip, br" } });
    expect(answer.status, file).toBe(200);
    expect(answer.header("cache-control"), file).toBe("public, max-age=31536000, immutable");
    expect(answer.header("content-encoding"), file).toBe(/\.(woff2|png)$/.test(file) ? undefined : "br");
    const gzip = await ask(origin, file, { headers: { "accept-encoding": "gzip" } });
    expect(answer.body.length, file).toBeLessThanOrEqual(gzip.body.length);
    expect(textOf(answer) === textOf(gzip), file).toBe(true);
  }
});

test("icons and the manifest are stored, too, and not sent again to whoever has them", async ({ origin }) => {
  const { icons } = JSON.parse((await ask(origin, "/manifest.webmanifest")).text);
  const named: [path: string, type: string][] = [
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/icon.svg", "image/svg+xml"],
    ["/favicon.ico", "image/x-icon"],
    ["/apple-touch-icon.png", "image/png"],
    ...icons.map(({ src, type }: { src: string; type: string }) => [src, type]),
  ];
  expect(named).toHaveLength(7);
  for (const [path, type] of named) {
    const accept = { "accept-encoding": "br" };
    const answer = await ask(origin, path, { headers: accept });
    expect([answer.status, answer.header("content-type")], path).toEqual([200, type]);
    expect(answer.header("content-encoding"), path).toBe(path.endsWith(".png") ? undefined : "br");
    // What ought to have no body is Next's.
    const next = await ask(origin, path, { headers: { "content-length": "0" } });
    expect(textOf(answer) === textOf(next), path).toBe(true);
    for (const name of ["content-type", "cache-control"]) expect(answer.header(name), path).toBe(next.header(name));
    const known = answer.header("etag") ?? "";
    const again = await ask(origin, path, { headers: { ...accept, "if-none-match": known } });
    expect([again.status, again.body.length], path).toEqual([304, 0]);
  }
});

test("what is not stored is not found, and nothing leads out of the store", async ({ origin }) => {
  for (const path of ["/art/none.svg", "/art/../package.json", "/art/..%2fpackage.json", "/_next/static/x.js"]) {
    expect((await ask(origin, path)).status, path).toBe(404);
  }
});

test("what the router asks for twice is the same, the second time from memory", async ({ page, origin }) => {
  const asked: Question[] = [];
  const urls: string[] = [];
  page.on("request", (request) => {
    const { rsc, ...headers } = request.headers();
    if (rsc) asked.push({ headers: { ...headers, rsc } }) && urls.push(request.url().replace(origin, ""));
  });
  await open(page, "/about-us");
  await page.locator('footer a[href="/privacy"]').hover();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  for (const [at, url] of urls.entries()) {
    for (const encoding of ["gzip", "identity"]) {
      // What no other visitor has asked with: the first answer is Next's.
      const again = () =>
        ask(origin, url, { headers: { ...asked[at]?.headers, "accept-encoding": `${encoding};q=0.71` } });
      const [first, second] = [await again(), await again()];
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(first.header("transfer-encoding")).toBe("chunked");
      expect(second.header("transfer-encoding")).toBeUndefined();
      expect(second.header("content-type")).toBe("text/x-component");
      expect(second.header("cache-control")).toBe(first.header("cache-control"));
      expect(second.header("content-encoding")).toBe(encoding === "gzip" ? "gzip" : undefined);
      expect(textOf(second) === textOf(first)).toBe(true);
      expect(second.header("x-request-id")).not.toBe(first.header("x-request-id"));
    }
    // Asked in a way that Next leads on: that is kept by nobody.
    const wrong = () => ask(origin, url.replace(/_rsc=.*/, "_rsc=wrong"), asked[at]);
    for (const answer of [await wrong(), await wrong()]) {
      expect(answer.status).toBe(307);
      expect(answer.header("cache-control")).toBe("no-store");
    }
  }
});

for (const rsc of ["0", "1"]) {
  test(`what Next answers at a page's address where RSC is ${rsc} is kept as the page`, async ({ origin }) => {
    const page = await ask(origin, "/privacy");
    const answer = await ask(origin, "/privacy?_rsc", { headers: { rsc } });
    expect([answer.status, isNext(answer)]).toEqual([200, true]);
    // Next's own would be a year.
    expect(answer.header("cache-control")).toBe(page.header("cache-control"));
  });
}
