import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { SiteFrame } from "@/components/layout/site-frame";
import { LogoDrawing } from "@/components/ui/logo";
import { company } from "@/content/company";
import { titleEnd } from "@/content/company/brand";
import { siteUrl } from "@/lib/settings/env";
import "./globals.css";

/**
 * The Latin file of `@fontsource-variable/schibsted-grotesk`, cut to half its size by fonttools. LETTERS is a file with
 * the letters of ./font-letters.ts.
 * `fonttools varLib.instancer FILE wght=400:700 -o cut.ttf && pyftsubset cut.ttf --text-file=LETTERS
 * --layout-features=kern --no-layout-closure --flavor=woff2 --output-file=app/schibsted-grotesk.woff2`
 */
const font = localFont({
  src: "./schibsted-grotesk.woff2",
  weight: "400 700",
  display: "swap",
  preload: true,
  // globals.css declares fallbacks: Next's own is Arial, which Android lacks.
  adjustFontFallback: false,
  fallback: ["Near Arial", "Near Roboto"],
  variable: "--font-sans",
});

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: { template: `%s${titleEnd}`, default: company.name },
  icons: {
    icon: { url: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    // iPhones request three other names first if there is no link.
    apple: "/apple-touch-icon.png",
  },
};
const { office, email, phone } = company;

export const viewport: Viewport = { themeColor: "#f9f9f9" };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // early-script sets attributes on the root before hydration.
    <html lang="en" className={font.variable} suppressHydrationWarning>
      <body>
        <LogoDrawing />
        <SiteFrame builtYear={new Date().getFullYear()} address={`${office} · ${email} · ${phone}`}>
          {children}
        </SiteFrame>
      </body>
    </html>
  );
}
