import { getItem, removeItem, setItem } from "@/lib/forms/tab-storage";
import { SAMPLE_RATE } from "@/lib/web-vitals/sample-rate";

/**
 * Inline at the start of every page (early-script.tsx), bundled by lib/build/bundle.ts: what has to be right
 * before the first paint, and has to work when no other script loads.
 */
declare const MEASURE_VITALS_URL: string;
declare const SCRIPT_ERROR: { heading: string; message: string; text: string; reload: string };

type Filter = (text: string) => string | undefined;
type TrustedTypes = { createPolicy(name: string, rules: Record<"createScriptURL" | "createHTML", Filter>): void };

const root = document.documentElement;
/** The bar is solid below this scroll position. */
const TOP_PX = 30;

root.dataset.js = "";

// Trusted Types: Next's loader sets script URLs, and React creates script elements from this markup.
(self as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("default", {
  createScriptURL: (url) => (url.startsWith("/_next/") ? url : undefined),
  createHTML: (html) => (!html || html === "<script></script>" ? html : undefined),
});

const markTop = () => root.toggleAttribute("data-at-top", scrollY <= TOP_PX);
markTop();
addEventListener("scroll", markTop, { passive: true });

/**
 * Marks the page of a signed-in visitor. The `user` cookie (lib/auth/session.ts) lasts as long as the session; its value is
 * copied to localStorage, where the product's other scripts expect it, and removed with it.
 * @returns the username.
 */
function markUser(): string | undefined {
  let user: string | null | undefined = /(?:^|; )user=([^;]*)/.exec(document.cookie)?.[1];
  try {
    user &&= decodeURIComponent(user);
    if (user) {
      localStorage.setItem("user", user);
      localStorage.setItem("user-session", "1");
    } else {
      if (localStorage.getItem("user-session")) {
        localStorage.removeItem("user");
        localStorage.removeItem("user-session");
      }
      user = localStorage.getItem("user");
    }
  } catch {
    // Storage may be blocked: the cookie alone decides.
  }
  delete root.dataset.user;
  try {
    const username = user && JSON.parse(user).username;
    if (username) root.dataset.user = username;
  } catch {}
  return root.dataset.user;
}

/** The second is filled in for a visitor who is signed in. */
const PERSONAL_PAGES = /^\/(my-profile|forgot-password)/;
const loadedFor = markUser();

/**
 * Checks again who is signed in, which another tab may have changed. A page with another account's data is reloaded, also one from the
 * router's cache; signed out, the server redirects it to the login page. A page that reported the end of its session itself
 * (forgetUser) stays, with what was typed.
 */
function checkUser({ type }: Event) {
  const before = root.dataset.user;
  const user = markUser();
  const isChange = type === "newpath" || user !== before;
  if (isChange && user !== loadedFor && PERSONAL_PAGES.test(location.pathname)) location.reload();
}
for (const type of ["pageshow", "focus", "storage", "newpath"]) addEventListener(type, checkUser);

// The back/forward cache would keep an open menu or drawer, and with it the lock of the page.
addEventListener("pagehide", () => {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>(":popover-open")) popover.hidePopover();
});

// What points at a menu when React starts may be a mouse or a finger (mega-menu.tsx).
addEventListener("pointerover", ({ pointerType }) => {
  root.dataset.pointer = pointerType;
});

/** Between the pages of a login the query says where it leads in the end. Static pages cannot write it into their links. */
function keepQuery() {
  if (!location.search) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-keeps-query]")) {
    link.search ||= location.search;
    link.hash ||= location.hash;
  }
}
addEventListener("DOMContentLoaded", keepQuery);
addEventListener("newpath", keepQuery);

/** Where the visit began, for an enquiry: it may tell which ad paid. */
if (!getItem("visit")) {
  setItem("visit", { landing: location.pathname + location.search, referrer: document.referrer });
}

addEventListener("formdata", ({ target, formData }) => {
  const callbackUrl = new URLSearchParams(location.search).get("callbackUrl");
  // The server does not know the fragment, which browsers carry along redirects.
  if (callbackUrl && !callbackUrl.includes("#")) formData.set("callbackUrl", callbackUrl + location.hash);
  // A form that is posted before React starts carries where the visit began, too (components/forms/use-enquiry.tsx).
  if (!(target as HTMLElement).dataset.draft) return;
  for (const [name, value] of Object.entries(getItem("visit") ?? {})) formData.set(name, value);
});

/** From the reload after a failure to the page that follows it. */
const TYPED = "typed";
type Typed = Pick<HTMLInputElement, "id" | "value" | "checked">;

/** Saves what the forms contain. A password is known by its autocomplete, as it may be shown as text. */
function saveTyped() {
  const fields = document.querySelectorAll<HTMLInputElement>(
    "textarea,input:not([type=hidden],[autocomplete$=password])",
  );
  setItem(
    TYPED,
    Array.from(fields, ({ id, value, checked }): Typed => ({ id, value, checked })),
  );
}

/** Forms find it as if it was typed just now. They read their fields when they are sent, so React may have started already. */
function restoreTyped() {
  const fields = (getItem(TYPED) ?? []) as Typed[];
  removeItem(TYPED);
  for (const typed of fields) {
    const field = document.getElementById(typed.id);
    if (field) Object.assign(field, typed);
  }
}

type ChunkFailure = "missing" | "timeout" | "error";
const CHUNK_TIMEOUT_MS = 120_000;
/** No such file; any other failure is an "error". */
const MISSING = [404, 410];

const toFailure = (status: number | undefined): ChunkFailure =>
  status && MISSING.includes(status) ? "missing" : "error";

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
  add("h1", SCRIPT_ERROR.heading);
  add("p", `${SCRIPT_ERROR.message} (${failure})`);
  add("p", SCRIPT_ERROR.text);
  const button = add("button", SCRIPT_ERROR.reload);
  button.className = "btn btn-primary";
  button.onclick = () => {
    const { opening } = root.dataset;
    if (opening) return location.assign(opening);
    saveTyped();
    location.reload();
  };
  // Above the page, which stays readable.
  document.querySelector("main")?.before(screen);
  // A visitor who waits for another page (soft-navigation.tsx) may be far below.
  if ("opening" in root.dataset) screen.scrollIntoView();
}

/** Scripts without a response yet. */
const waiting = new Set<EventTarget>();

function watchScript(script: Node) {
  if (!(script instanceof HTMLScriptElement && script.src) || script.noModule) return;
  waiting.add(script);
  setTimeout(() => {
    // One that loaded before this script ran left no event, but a timing.
    if (waiting.has(script) && !timingOf(script.src)) showScriptError("timeout");
  }, CHUNK_TIMEOUT_MS);
}

for (const script of document.scripts) watchScript(script);
// Deferred scripts and the router's chunks.
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) addedNodes.forEach(watchScript);
}).observe(document.head, { childList: true });

// Not of the window: it takes no part in the load events of elements.
document.addEventListener(
  "load",
  ({ target }) => {
    const isLast = target && waiting.delete(target) && !waiting.size;
    if (isLast) document.querySelector("#chunk-failed[data-failure=timeout]")?.remove();
  },
  true,
);

/** URLs of scripts that failed. Next's loader requests each a second time. */
const failedUrls = new Set<string>();

// Later failures are React's to show (components/sections/describe-error.ts), apart from the deferred scripts, without which
// there is no React, and from those of a page that is being opened (soft-navigation.tsx).
addEventListener(
  "error",
  (event) => {
    const { target } = event;
    if (!(target instanceof HTMLScriptElement)) return;
    waiting.delete(target);
    const failure = toFailure(timingOf(target.src)?.responseStatus);
    root.dataset.chunkFailed = failure;
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => showScriptError(failure));
    else if (document.readyState !== "complete" || "deferred" in target.dataset) showScriptError(failure);
    else if ("opening" in root.dataset && failedUrls.has(target.src)) {
      // React would put its error screen in the place of the open page. Without the event the loader waits on, as for a chunk
      // without a response.
      event.stopPropagation();
      showScriptError(failure);
    }
    failedUrls.add(target.src);
  },
  true,
);

addEventListener("DOMContentLoaded", () => {
  restoreTyped();
  for (const year of document.querySelectorAll("[data-year]")) year.textContent = `${new Date().getFullYear()}`;
});

addEventListener("load", () => {
  // A style sheet delays this script, so one may have failed before the listener above was there.
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const failed = entries.find(
    ({ initiatorType, responseStatus }) => initiatorType === "script" && (responseStatus === 0 || responseStatus > 399),
  );
  if (failed) showScriptError(toFailure(failed.responseStatus));

  // A sample of the page loads is measured (lib/web-vitals), except where the visitor objects or is a program.
  const { webdriver, doNotTrack } = navigator;
  const isObjected = doNotTrack === "1" || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
  if (Math.random() < SAMPLE_RATE && !webdriver && !isObjected) import(MEASURE_VITALS_URL).catch(() => {});
});
