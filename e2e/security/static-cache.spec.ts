import { expect, test } from "../fixtures";
import { send } from "../support/http";
import { all } from "../support/served";
import { templates } from "../support/templates";
import { expectSameAsNext, isFromNext } from "./static-copies";

const PAGE = "/about-us";
const accepting = (encoding: string) => ({ "accept-encoding": encoding });

test("a page of each template is served from memory, with the text and the headers of Next's", async ({ origin }) => {
  for (const path of templates) await expectSameAsNext(origin, path);
});

test("a page is sent as br, gzip or uncompressed, as the client accepts it", async ({ origin }) => {
  for (const [accepted, encoding] of [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["gzip;q=1.0, br;q=0", "gzip"],
    ["deflate", undefined],
    ["", undefined],
  ] as const) {
    const response = await send(origin, PAGE, { headers: accepting(accepted) });
    expect([response.status, response.header("content-encoding")], accepted).toEqual([200, encoding]);
    expect(response.header("vary")).toContain("accept-encoding");
    expect(Number(response.header("content-length"))).toBe(response.body.length);
    expect(response.text).toContain("</html>");
  }
});

test("a page that the client has cached is answered with 304, for each encoding", async ({ origin }) => {
  const etags = new Set<string>();
  for (const encoding of ["br", "gzip", "identity"]) {
    const headers = accepting(encoding);
    const etag = (await send(origin, PAGE, { headers })).header("etag") ?? "";
    etags.add(etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await send(origin, PAGE, { headers: { ...headers, "if-none-match": known } });
      expect([response.status, response.body.length], known).toEqual([304, 0]);
      expect(response.header("content-security-policy")).toContain("default-src 'none'");
    }
    expect((await send(origin, PAGE, { headers: { ...headers, "if-none-match": '"other"' } })).status).toBe(200);
  }
  expect(etags.size).toBe(3);
});

test("HEAD has the headers of GET and no body", async ({ origin }) => {
  const headers = accepting("br");
  const [get, head] = [await send(origin, PAGE, { headers }), await send(origin, PAGE, { method: "HEAD", headers })];
  expect([head.status, head.body.length]).toEqual([200, 0]);
  for (const name of ["content-length", "etag", "cache-control"]) expect(head.header(name)).toBe(get.header(name));
});

test("a page with an advertisement's query is the cached page; requests of Next's router are not", async ({
  origin,
}) => {
  const page = await send(origin, "/contact-us");
  const advertised = await send(origin, "/contact-us?utm_source=ad&gclid=1");
  expect([isFromNext(advertised), advertised.text === page.text]).toEqual([false, true]);
  const routed = await send(origin, "/contact-us?_rsc", { headers: { rsc: "1" } });
  expect(routed.header("content-type")).toBe("text/x-component");
  // Next's own would be a year.
  expect(routed.header("cache-control")).toBe(page.header("cache-control"));
});

test("scripts, styles, fonts and pictures may be cached for a year, and are compressed", async ({ origin }) => {
  const { text } = await send(origin, "/");
  const files = new Set(all(text, /(?:src|href)="(\/(?:_next\/static|art)\/[^"#]+)/g));
  expect(files.size).toBeGreaterThan(10);
  for (const file of files) {
    const [br, gzip] = [
      await send(origin, file, { headers: accepting("gzip, br") }),
      await send(origin, file, { headers: accepting("gzip") }),
    ];
    expect([br.status, br.header("cache-control")], file).toEqual([200, "public, max-age=31536000, immutable"]);
    expect(br.header("content-encoding"), file).toBe(/\.(woff2|png)$/.test(file) ? undefined : "br");
    expect(br.text === gzip.text, file).toBe(true);
  }
});

test("the manifest and its icons have their types and can be revalidated", async ({ origin }) => {
  const { icons } = JSON.parse((await send(origin, "/manifest.webmanifest")).text);
  const files: [path: string, type: string][] = [
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/favicon.ico", "image/x-icon"],
    ["/apple-touch-icon.png", "image/png"],
    ...icons.map(({ src, type }: { src: string; type: string }) => [src, type]),
  ];
  expect(files.length).toBeGreaterThan(5);
  for (const [path, type] of files) {
    const response = await send(origin, path);
    expect([response.status, response.header("content-type")], path).toEqual([200, type]);
    const again = await send(origin, path, { headers: { "if-none-match": response.header("etag") ?? "" } });
    expect([again.status, again.body.length], path).toEqual([304, 0]);
  }
});

test("a path cannot leave the folders of the static cache", async ({ origin }) => {
  for (const path of ["/art/none.svg", "/art/../package.json", "/art/..%2fpackage.json", "/_next/static/../../.env"])
    expect((await send(origin, path)).status, path).toBe(404);
});
