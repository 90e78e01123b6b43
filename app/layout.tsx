import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { SiteFrame } from "@/components/layout/site-frame";
import { siteUrl } from "@/lib/env";
import "./globals.css";

const font = localFont({
  // Made by `npm run generate` (components/art/site-font.ts).
  src: "../components/art/site-font.woff2",
  weight: "400 700",
  display: "swap",
  preload: true,
  // Declared by hand in globals.css: Android, where most visitors are, has no Arial.
  adjustFontFallback: false,
  fallback: ["Near Arial", "Near Roboto"],
  variable: "--font-sans",
});

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  icons: {
    icon: { url: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    // Where no link has it, iPhones ask for it under three other names first.
    apple: "/apple-touch-icon.png",
  },
};
export const viewport: Viewport = { themeColor: "#f9f9f9" };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The early script marks the root before React takes over.
    <html lang="en" className={font.variable} suppressHydrationWarning>
      <body>
        <SiteFrame builtYear={new Date().getFullYear()}>{children}</SiteFrame>
      </body>
    </html>
  );
}
