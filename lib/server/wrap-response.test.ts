import type { ServerResponse } from "node:http";
import { withServer } from "@/lib/testing/http";
import { createAllow, wrapResponse } from "./wrap-response";

const errorPages = {
  500: `<h1>Ours</h1><p>Reference {reference}</p>${" ".repeat(2000)}`,
};
const wrap = wrapResponse({ errorPages, handlers: { "/user/login": "POST" } });
const BROWSER = { accept: "text/html,*/*;q=0.8" };
const LONG = "Next's own ".repeat(500);

/** Gets the response of a client if Next responds like this. */
const get = (respond: (response: ServerResponse) => void, headers: Record<string, string> = BROWSER) =>
  withServer(
    (request, response) => {
      wrap({ request, response, requestId: "12345678-and-more", path: "/user/login" });
      respond(response);
    },
    async (url) => {
      const response = await fetch(url, { headers, redirect: "manual" });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
  );

const send =
  (status: number, headers: Record<string, string> = {}, text = LONG) =>
  (response: ServerResponse) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries({ "content-type": "text/html", ...headers }))
      response.setHeader(name, value);
    response.end(text);
  };

test.each<[string, (response: ServerResponse) => void]>([
  ["with an ETag and as plain text", send(500, { "content-type": "text/plain", etag: '"1"' }, "Internal Server Error")],
  [
    "in chunks",
    (response) => {
      response.writeHead(500, { "content-type": "text/html" });
      response.write(LONG);
      setTimeout(() => response.end(LONG), 10);
    },
  ],
])("a failed page is replaced by the error page with the reference: %s", async (_, respond) => {
  const { status, headers, text } = await get(respond);
  expect(status).toBeGreaterThanOrEqual(500);
  expect(text.trim()).toBe("<h1>Ours</h1><p>Reference 12345678</p>");
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("content-length")).toBe(String(text.length));
  expect(headers.get("etag")).toBeNull();
});

test.each<[string, (response: ServerResponse) => void, Record<string, string>]>([
  ["404", send(404), BROWSER],
  ["JSON", (response) => void response.writeHead(503, { "Content-Type": "application/json" }).end(LONG), BROWSER],
  ["a script's request", send(500), { accept: "application/json" }],
])("the body is unchanged for %s", async (_, respond, headers) => {
  expect((await get(respond, headers)).text).toBe(LONG);
});

test.each(["write", "end"] as const)("the callbacks of a body that is replaced are called after %s", async (first) => {
  const called: string[] = [];
  await get((response) => {
    response.writeHead(500, { "content-type": "text/html" });
    response[first](LONG, () => called.push(first));
    response.end(() => called.push("last"));
  });
  expect(called).toEqual([first, "last"]);
});

test("405 names the methods of the path, if Next does not", async () => {
  expect((await get(send(405))).headers.get("allow")).toBe("POST");
  expect((await get(send(405, { allow: "GET" }))).headers.get("allow")).toBe("GET");
});

test("Allow lists the methods of a route handler, and those of a page for any other path", () => {
  const allowOf = createAllow({
    "/user/login": "POST",
    "/api/auth/[...nextauth]": "GET",
    "/share/[name]": "PUT",
  });
  expect(["/user/login", "/api/auth/a/b", "/share/a"].map(allowOf)).toEqual(["POST", "GET", "PUT"]);
  for (const path of ["/user/login/x", "/api/auth", "/share/a/b", "/"]) expect(allowOf(path)).toBe("GET, HEAD");
});
