import { chunkError } from "@/content/errors";
import { type PageState, pageState } from "../page-state";
import { saveTyped } from "./typed";

type ChunkFailure = NonNullable<PageState["chunkFailed"]>;
const CHUNK_TIMEOUT_MS = 120_000;
/** The statuses of a file that does not exist; any other failure is an "error". */
const MISSING = [404, 410];

const toFailure = (status: number | undefined): ChunkFailure =>
  status && MISSING.includes(status) ? "missing" : "error";

/** Extensions, antivirus programs and proxies add scripts of their own, whose failure is not the page's. */
const isOurs = (src: string) => src.replace(location.origin, "").startsWith("/_next/");

const timingOf = (src: string) => performance.getEntriesByName(src).at(-1) as PerformanceResourceTiming | undefined;

function showScriptError(failure: ChunkFailure) {
  if (document.querySelector("#chunk-failed,#crash")) return;
  const screen = document.createElement("section");
  screen.id = "chunk-failed";
  screen.dataset.failure = failure;
  screen.className = "on-light wrap";
  screen.setAttribute("role", "alert");
  const add = (tag: string, text: string) => {
    const node = document.createElement(tag);
    node.textContent = text;
    screen.append(node);
    return node;
  };
  add("h1", chunkError.heading);
  add("p", `${chunkError.message} (${failure})`);
  add("p", chunkError.text);
  const button = add("button", chunkError.reload);
  button.className = "btn btn-primary";
  button.onclick = () => {
    saveTyped();
    location.reload();
  };
  // The message stands above the page, which stays readable.
  document.querySelector("main")?.before(screen);
}

/** Scripts without a response yet. */
const waiting = new Set<EventTarget>();

function watchScript(script: Node) {
  if (!(script instanceof HTMLScriptElement && isOurs(script.src)) || script.noModule) return;
  waiting.add(script);
  setTimeout(() => {
    // A script that loaded before this one ran left no event, but a timing.
    if (waiting.has(script) && !timingOf(script.src)) showScriptError("timeout");
  }, CHUNK_TIMEOUT_MS);
}

for (const script of document.scripts) watchScript(script);
// Deferred scripts and their imports are added later.
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) addedNodes.forEach(watchScript);
}).observe(document.head, { childList: true });

// The window takes no part in the load events of elements.
document.addEventListener(
  "load",
  ({ target }) => {
    const isLast = target && waiting.delete(target) && !waiting.size;
    if (isLast) document.querySelector("#chunk-failed[data-failure=timeout]")?.remove();
  },
  true,
);

// React shows later failures (components/pages/failed-page.tsx), except those of deferred scripts, without which
// there is no React.
addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement && isOurs(target.src))) return;
    waiting.delete(target);
    const failure = toFailure(timingOf(target.src)?.responseStatus);
    pageState().chunkFailed = failure;
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => showScriptError(failure));
    else if (document.readyState !== "complete" || "deferred" in target.dataset) showScriptError(failure);
  },
  true,
);

addEventListener("load", () => {
  // A style sheet delays this script, so another script may have failed before the listener above was there. A status
  // of 0 is unknown.
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const failed = entries.find(
    ({ name, initiatorType, responseStatus }) => initiatorType === "script" && isOurs(name) && responseStatus > 399,
  );
  if (failed) showScriptError(toFailure(failed.responseStatus));
});
