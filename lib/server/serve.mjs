import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import next from "next";
import { createCanonical } from "./canonical.mjs";
import { answerClientErrors } from "./client-errors.mjs";
import { cutSilent, isCrowded } from "./connections.mjs";
import { createHttpsOnly } from "./plain-http.mjs";
import { refuse } from "./refuse.mjs";
import { openRouterAnswers } from "./router-answers.mjs";
import { prepareStop } from "./stop.mjs";
import { openStoredFiles } from "./stored-files.mjs";

/**
 * The site's HTTP server: ordinary Next, with bounds on what a client may take its time with, and an end that
 * loses nothing. Runs before and beside the bundles of the build, so it may import nothing that Next compiles.
 */

/** A request that is not complete by then is cut off. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
const CHECK_EVERY_MS = 1_000;
/** Longer than nginx keeps a connection, so that the proxy is the one who closes it. */
const KEEP_ALIVE_MS = 65_000;
const LONGEST_HEADERS_BYTES = 16_384;
/** As in lib/http/read-post.ts. */
const LONGEST_BODY_BYTES = 65_536;

/** JSON of a line, and redirects. */
const ANSWERS_ARE_SHORT = /^\/(api|user|enquiries)(?=[/?]|$)/;

const CLEAN_UP_MS = 3_000;

/** @param {{ dir: string, port: number, host: string, siteUrl: string, hasProxy?: boolean }} where @returns {Promise<import("node:http").Server>} once it listens. */
export async function serve({ dir, port, host, siteUrl, hasProxy = false }) {
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_EVERY_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: LONGEST_HEADERS_BYTES,
  });
  cutSilent(server);
  const stopServer = prepareStop(server);
  takeBuiltConfig(dir);
  // Next listens there for developers' sockets: on our own server, whoever offers another protocol would get no answer.
  const unused = createServer();
  const app = next({ dev: false, dir, hostname: host, port, httpServer: unused });
  const prepared = new Promise((resolve) => {
    globalThis.sitePrepared = resolve;
  });
  await app.prepare();
  // Next itself does not wait for instrumentation.ts: the first requests would have no headers, and no limit.
  const { watch, stored, headersOfUnread, answerDirectly, warmUp } = await prepared;
  answerClientErrors(server, headersOfUnread);
  const handle = app.getRequestHandler();
  const { canonicalOf, withoutDetours, addressOf } = createCanonical(readJson(dir, "addresses.json"), siteUrl);
  const plainHttp = createHttpsOnly(siteUrl, hasProxy, addressOf);
  const answerStored = openStoredFiles(dir, stored);
  const routerAnswers = openRouterAnswers(stored);
  server.on("request", (request, response) => {
    if (isCrowded(request, response)) return request.socket.destroy();
    if (mayBeLeftUnread(request)) response.setHeader("connection", "close");
    const location = canonicalOf(request);
    const isInOrder = location === undefined && !plainHttp.isPlain(request);
    if (isInOrder && (answerStored(request, response) || routerAnswers.answer(request, response))) return;
    watch(request, response);
    if (refuse(request, response) || plainHttp.leave(request, response)) return;
    if (location !== undefined)
      return response.writeHead(308, { location, "cache-control": "public, max-age=3600" }).end();
    if (answerDirectly(request, response)) return;
    routerAnswers.keep(request, response);
    // To pack a line or two takes longer than to send it.
    if (ANSWERS_ARE_SHORT.test(request.url)) delete request.headers["accept-encoding"];
    request.url = withoutDetours(request.url);
    handle(request, response);
  });
  // Node would answer it by itself, without our headers.
  server.on("checkExpectation", (request, response) => {
    watch(request, response);
    response.writeHead(417).end();
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  warmUp();

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await stopServer();
    // What the site has open besides (lib/prepare-server.ts).
    await within(CLEAN_UP_MS, globalThis.siteCleanUp?.());
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  return server;
}

const readJson = (dir, name) => JSON.parse(readFileSync(path.join(dir, ".next", name), "utf8"));

/** The build's configuration, as the server has it that Next traces: the container has none, nor what reads it. */
function takeBuiltConfig(dir) {
  const { config } = readJson(dir, "required-server-files.json");
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

/** More than any form sends, or nobody knows how much: what is refused before its end would block the next request. */
const mayBeLeftUnread = ({ headers }) =>
  Number(headers["content-length"] ?? 0) > LONGEST_BODY_BYTES || headers["transfer-encoding"] !== undefined;

/** Waits for a promise, but no longer than that. */
async function within(ms, promise) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
