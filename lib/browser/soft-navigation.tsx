import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { menuTexts } from "@/content/menus";
import { announceNewPath, markPage, pageState } from "./page-state";
import { setShownPage } from "./previous-page";
import { useNewPath, usePagePath } from "./use-page-path";

/** A page that takes longer to open shows a progress bar. */
const SLOW_MS = 1000;
const INTENTS = ["pointerover", "focusin", "touchstart"] as const;

/** The link to another page of this site that this is a part of. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
  if (!link || link.target || link.rel === "external") return undefined;
  return link.pathname === location.pathname ? undefined : link;
}

/** Moves the focus to what the page was opened at: the next Tab starts there, as after a load, and not where the link was on the old page. */
function focusShown() {
  const shown = document.getElementById(location.hash.slice(1)) ?? document.getElementById("content");
  // What takes no focus by itself.
  if (shown && shown.tabIndex < 0) shown.tabIndex = -1;
  shown?.focus({ preventScroll: true });
}

/**
 * Turns the site's plain links into client-side navigation, and fetches a page ahead
 * once a visitor points at, focuses or touches a link to it, and not before. One
 * listener for the page weighs less than a component for each of its seventy links.
 */
export function SoftNavigation() {
  const router = useRouter();
  const pathname = usePagePath();
  const [isOpening, startOpening] = useTransition();
  useNewPath(() => {
    focusShown();
    // Structured data is about the page that was loaded (lib/build/finish-page.ts).
    document.querySelector('[type="application/ld+json"]')?.remove();
    // Has early-script check again who is signed in.
    announceNewPath();
  });
  useEffect(() => setShownPage(pathname), [pathname]);
  useEffect(() => {
    if (!isOpening) delete pageState().opening;
  }, [isOpening]);
  useEffect(() => {
    // Links within a page and flash messages leave history entries without the router's state, which it ignores.
    const onPopState = ({ state }: PopStateEvent) => {
      if (!state && location.pathname !== pathname) location.reload();
    };
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, [pathname]);
  useEffect(() => {
    markPage("ready");
    const controller = new AbortController();
    const seen = new Set<string>();
    const prefetch = (target: EventTarget | null) => {
      const link = linkOf(target);
      if (!link || seen.has(link.pathname)) return;
      seen.add(link.pathname);
      router.prefetch(link.pathname);
    };
    const onIntent = ({ target }: Event) => prefetch(target);
    // Pointing at a link may be the input that started React (script-deferral.ts).
    prefetch(document.querySelector("a:hover") ?? document.activeElement);
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event.target);
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || event.defaultPrevented) return;
      // After a script failed (early-script), the browser loads whole pages.
      if ("chunkFailed" in pageState()) return;
      event.preventDefault();
      const path = link.pathname + link.search + link.hash;
      // For early-script, which shows a failure to open a page on the page that is open.
      pageState().opening = path;
      startOpening(() => router.push(path));
    };
    for (const intent of INTENTS) {
      document.addEventListener(intent, onIntent, { passive: true, signal: controller.signal });
    }
    document.addEventListener("click", onClick, { signal: controller.signal });
    return () => controller.abort();
  }, [router]);
  return isOpening ? <ProgressBar /> : null;
}

function ProgressBar() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <div role="progressbar" aria-label={menuTexts.opening} className="progress" /> : null;
}
