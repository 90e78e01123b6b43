import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
// @ts-expect-error: Next compresses with its own copy, which has no types.
import compression from "next/dist/compiled/compression";
import { openFailedPage } from "./failed-page";

const folder = mkdtempSync(path.join(os.tmpdir(), "failed-page-"));
const file = path.join(folder, "page.html");
writeFileSync(file, `<h1>Ours</h1><p>Reference {reference}</p>${" ".repeat(2000)}`);
afterAll(() => rmSync(folder, { recursive: true }));

const BROWSER = { accept: "text/html,*/*;q=0.8" };
const compress = compression() as unknown as (request: unknown, response: unknown, next: () => void) => void;

/** What a person's browser, or somebody else, gets where a handler answers so. */
async function ask(
  answer: (response: ServerResponse) => void,
  headers: Record<string, string> = BROWSER,
  method = "GET",
) {
  const showFailure = openFailedPage(file);
  const server = createServer((request, response) => {
    showFailure(request, response, "12345678-and-more");
    compress(request, response, () => answer(response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const got = await fetch(`http://127.0.0.1:${port}/`, { headers, method });
    const text = await got.text();
    return {
      status: got.status,
      type: got.headers.get("content-type"),
      text,
      length: got.headers.get("content-length"),
    };
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

const LONG = "Next's own ".repeat(500);
const html = (response: ServerResponse, status = 500) => {
  response.statusCode = status;
  response.setHeader("content-type", "text/html; charset=utf-8");
};
const send =
  (status = 500, text = LONG) =>
  (response: ServerResponse) => {
    html(response, status);
    response.end(text);
  };
const failures: [string, (response: ServerResponse) => void][] = [
  [
    "in pieces",
    (response) => {
      html(response);
      response.write(LONG);
      setTimeout(() => response.write(LONG), 10);
      setTimeout(() => response.end(LONG), 20);
    },
  ],
  ["at once", send()],
  [
    "with a tag and in bare words",
    (response) => {
      html(response);
      response.setHeader("content-type", "text/plain");
      response.setHeader("etag", '"1"');
      response.end("Internal Server Error");
    },
  ],
  ["with its head first", (response) => void response.writeHead(502).end(LONG)],
];

test.each(failures)("a failure that is answered %s is the site's own screen, with the reference", async (_, answer) => {
  const { status, type, text, length } = await ask(answer);
  expect(status).toBeGreaterThanOrEqual(500);
  expect(type).toBe("text/html; charset=utf-8");
  expect(text.trim()).toBe("<h1>Ours</h1><p>Reference 12345678</p>");
  expect(length).toBe(String(text.length));
});

test("whoever asks for the head only gets it alone", async () => {
  expect(await ask(send(500, ""), BROWSER, "HEAD")).toMatchObject({
    status: 500,
    text: "",
  });
});

test.each<[string, (response: ServerResponse) => void, Record<string, string>]>([
  ["a page in good order", send(200), BROWSER],
  ["a page that is not there", send(404), BROWSER],
  ["JSON", (response) => void response.writeHead(503, { "Content-Type": "application/json" }).end(LONG), BROWSER],
  ["what a script asked for", send(), { accept: "application/json" }],
  ["what the router asked for", send(), { ...BROWSER, rsc: "1" }],
])("%s stays as it is", async (_, answer, headers) => {
  expect((await ask(answer, headers)).text).toBe(LONG);
});
