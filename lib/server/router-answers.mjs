import { LRUCache } from "lru-cache";
import { createHeadWriter, HEAD_BYTES } from "./head-writer.mjs";

/**
 * What Next's router asks for at a static page's address is as static as the page, but Next puts each answer together
 * anew. The first answer to each question is kept as it was sent, and given to whoever asks the same.
 */
const MOST_BYTES = 32 * 1024 * 1024;
const LONGEST_KEY = 2_000;
/** All that tells one question from another (Next's own Vary, and what `_rsc` is checked against). */
const ASKS_BY = [
  "rsc",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
  "accept-encoding",
];
/** Of one answer only, or of its connection. */
const NOT_KEPT = ["x-request-id", "date", "connection", "keep-alive", "transfer-encoding", "content-length"];

/** @param {import("node:http").IncomingMessage} request @returns {string | undefined} */
function keyOf({ method, url = "", headers }) {
  if (method !== "GET" || headers.rsc !== "1" || headers["content-length"] !== undefined) return undefined;
  // Anything but the router's own parameter may be an answer to a form.
  if (!/^[^?]*\?_rsc=[\w-]+$/.test(url)) return undefined;
  const key = [url, ...ASKS_BY.map((name) => headers[name] ?? "")].join("\n");
  return key.length <= LONGEST_KEY ? key : undefined;
}

/** Whether Next rendered it when the site was built. */
const isStatic = (response) => response.statusCode === 200 && response.getHeader("x-nextjs-prerender") !== undefined;

/** @param {import("./stored-files.mjs").Site} site */
export function openRouterAnswers(site) {
  const answers = new LRUCache({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length + HEAD_BYTES,
  });

  /** Keeps what Next is about to answer. */
  const keep = (key, response) => {
    const parts = [];
    const gather = (original) =>
      function gathering(chunk, encoding, ...rest) {
        if (chunk && typeof chunk !== "function")
          parts.push(Buffer.from(chunk, typeof encoding === "string" ? encoding : undefined));
        return original.call(response, chunk, encoding, ...rest);
      };
    response.write = gather(response.write);
    response.end = gather(response.end);
    response.once("finish", () => {
      if (!isStatic(response)) return;
      const headers = Object.entries(response.getHeaders()).filter(([name]) => !NOT_KEPT.includes(name));
      const body = Buffer.concat(parts);
      const whole = {
        ...Object.fromEntries(headers),
        "content-length": String(body.length),
      };
      answers.set(key, { body, writeHead: createHeadWriter(Object.entries(whole).flat()) });
    });
  };

  return {
    /**
     * @param {import("node:http").IncomingMessage} request
     * @param {import("node:http").ServerResponse} response
     * @returns {boolean} whether it was answered.
     */
    answer(request, response) {
      const key = keyOf(request);
      const kept = key && answers.get(key);
      if (!kept) return false;
      const started = performance.now();
      kept.writeHead(response, site.identify(request));
      response.end(kept.body);
      site.count(request, "other", 200, started);
      return true;
    },

    /**
     * Keeps the answer that Next gives, where it may be given again.
     * @param {import("node:http").IncomingMessage} request
     * @param {import("node:http").ServerResponse} response
     */
    keep(request, response) {
      const key = keyOf(request);
      if (key) keep(key, response);
    },
  };
}
