"use client";

import { type ComponentProps, type ReactNode, useEffect } from "react";
import { menuTexts } from "@/content/menus";
import { script } from "@/lib/browser/early-script/early-script.inline";
import { markPage } from "@/lib/browser/page-state";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

interface SiteFrameProps extends ComponentProps<typeof SiteFooter> {
  children: ReactNode;
}

/**
 * The frame around every page. It is a client component although it has no state, as that makes it part of a cached
 * script and not of every page's flight data.
 */
export function SiteFrame({ children, ...footer }: SiteFrameProps) {
  useEffect(() => markPage("ready"), []);
  return (
    <>
      <EarlyScript />
      <a href="#content" className="skip">
        {menuTexts.skipToContent}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter {...footer} />
    </>
  );
}

/**
 * The script that runs before the first paint (lib/browser/early-script). Only the server writes it: where React
 * renders the page again in the browser, it has run already, and its Trusted Types policy refuses the text.
 */
function EarlyScript() {
  const html = typeof window === "undefined" ? script : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
