import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { refuse } from "./refuse.mjs";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** What the server says may be asked at a path: `Allow` of whatever else is asked. */
function allowedAt(url: string) {
  let allow = "";
  const response = {
    writeHead(_status: number, headers: Record<string, string>) {
      allow = headers.allow ?? "";
      return response;
    },
    end: () => {},
  };
  refuse({ url, method: "NOTHING" } as IncomingMessage, response as unknown as ServerResponse);
  return allow.split(", ");
}

/** Each file in `app` that answers by itself: an address of it, and the methods that it has an answer for. */
const handlers = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.ts")
  .map((file) => {
    const exports =
      readFileSync(path.join("app", file), "utf8").match(/^export (?:async function|const|\{).*$/gm) ?? [];
    return {
      url: `/${path
        .dirname(file)
        .split(path.sep)
        .join("/")
        .replaceAll(/\[.*?\]/g, "x")}`,
      exported: METHODS.filter((method) => exports.some((line) => new RegExp(`\\b${method}\\b`).test(line))),
    };
  });

test("what the server lets through to each handler is what the handler answers", () => {
  expect(handlers.length).toBeGreaterThan(10);
  for (const { url, exported } of handlers) {
    // Next answers HEAD where there is a GET; next-auth, behind one of them, does not.
    const answered = exported.flatMap((method) =>
      method === "GET" && !url.startsWith("/api/auth/") ? ["GET", "HEAD"] : [method],
    );
    expect([url, ...allowedAt(url)]).toEqual([url, ...answered]);
  }
});

test("pages are read only", () => {
  expect(allowedAt("/contact-us?answer=1")).toEqual(["GET", "HEAD"]);
  expect(allowedAt("/unsubscribe/x/ask")).toEqual(["GET", "HEAD"]);
});
