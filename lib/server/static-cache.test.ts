import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { STATIC_FOLDER } from "@/lib/built-site";
import { withFolder } from "@/lib/testing/folder";
import { respond } from "@/lib/testing/http";
import { createStaticCache } from "./static-cache";

const files = {
  "page.html": "<h1>",
  "a.svg": "<svg>",
  [`${STATIC_FOLDER}/p.br`]: "br",
  [`${STATIC_FOLDER}/p.gzip`]: "gz",
};
const inFolder = withFolder();
let cache: ReturnType<typeof createStaticCache>;
beforeEach(() => {
  mkdirSync(inFolder(STATIC_FOLDER), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(inFolder(name), content);
  cache = createStaticCache(
    inFolder(),
    {
      "/about-us": { file: "page.html", hash: "p", cache: "page", encodings: ["br", "gzip"] },
      "/_next/static/media/a.svg": { file: "a.svg", hash: "s", cache: "immutable", encodings: [] },
    },
    {},
  );
});
const get = (headers = {}, method = "GET", url = "/about-us?a=b") => respond(cache.serve, { url, method, headers });

test.each([
  ["br, gzip", "br", "br", '"p-br"'],
  ["gzip, br;q=0", "gz", "gzip", '"p-gzip"'],
  [undefined, "<h1>", undefined, '"p"'],
])("a page is served in the encoding for Accept-Encoding %s", (accepted, body, encoding, etag) => {
  const response = get({ "accept-encoding": accepted });
  expect(response).toMatchObject({
    status: 200,
    body,
    headers: {
      etag,
      "content-type": "text/html; charset=utf-8",
      "content-length": String(body.length),
      "cache-control": "public, max-age=0, must-revalidate, s-maxage=60",
      vary: "accept-encoding",
    },
  });
  expect(response?.headers["content-encoding"]).toBe(encoding);
});

test("a file is served from memory from the start on, even if it is gone", () => {
  rmSync(inFolder(), { recursive: true });
  expect(get({}, "GET", "/_next/static/media/a.svg")?.body).toBe("<svg>");
  expect(get({ "accept-encoding": "br" })?.body).toBe("br");
});

test("a matching ETag is a 304, per encoding", () => {
  const response = get({ "if-none-match": 'W/"x", "p-br"', "accept-encoding": "br" });
  expect(response).toMatchObject({ status: 304, body: "", headers: { etag: '"p-br"' } });
  expect(response?.headers).not.toHaveProperty("content-length");
  expect(get({ "if-none-match": '"p-br"' })?.status).toBe(200);
});

test.each([
  ["POST", {}, "POST", "/about-us"],
  ["a name of every object", {}, "GET", "constructor"],
  ["a request with a body", { "content-length": "5" }, "GET", "/about-us"],
])("%s is passed on", (_, headers, method, url) => {
  expect(get(headers, method, url)).toBeUndefined();
});
