import { readFileSync } from "node:fs";
import path from "node:path";
import { ImageResponse } from "next/og";
import colors from "@/colors.json";
import { company } from "@/content/company";
import { SHARE_PICTURE_SIZE, sharePicture, sitePages } from "@/content/pages";

export const dynamic = "force-static";
export const dynamicParams = false;

/**
 * One weight of the site's font (app/layout.tsx) with all its letters: ImageResponse reads neither WOFF2 nor variable
 * fonts. `fonttools varLib.instancer FILE wght=600 -o cut.ttf && pyftsubset cut.ttf --unicodes=U+20-22FF
 * --layout-features=kern --output-file=app/share/schibsted-grotesk-600.ttf`
 */
const font = readFileSync(path.join(process.cwd(), "app/share/schibsted-grotesk-600.ttf"));

const readSvg = (name: string) =>
  `data:image/svg+xml;base64,${readFileSync(path.join(process.cwd(), "app/share", `${name}.svg`), "base64")}`;
const PATTERN_WIDTH = 480;

const pages = new Map(
  sitePages.filter(({ canonical }) => !canonical).map((page) => [path.basename(sharePicture(page.path)), page]),
);

export const generateStaticParams = () => [...pages.keys()].map((name) => ({ name }));

/** The picture shown with a link to a page: section, title and company beside a pattern. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }) {
  const page = pages.get((await params).name);
  if (!page) return new Response(null, { status: 404 });
  const { meta, color, breadcrumbs } = page;
  return new ImageResponse(
    <div style={{ display: "flex", width: "100%", height: "100%", background: "#121212", color: "#fff" }}>
      <div style={{ display: "flex", flexDirection: "column", width: 720, padding: "72px 48px 64px 64px" }}>
        <div style={{ fontSize: 28, color: colors.green[300] }}>
          {(breadcrumbs.length > 2 && breadcrumbs[1]?.label) || company.shortName}
        </div>
        <div style={{ marginTop: 24, fontSize: 64, lineHeight: 1.1, letterSpacing: -1.6 }}>{meta.title}</div>
        <div style={{ display: "flex", alignItems: "center", marginTop: "auto", fontSize: 32 }}>
          <img src={readSvg("mark")} width={42} height={42} alt="" style={{ marginRight: 20 }} />
          {company.name}
        </div>
      </div>
      <img
        src={readSvg(`pattern-${color}`)}
        width={PATTERN_WIDTH}
        height={SHARE_PICTURE_SIZE.height}
        alt=""
        style={{ objectFit: "cover" }}
      />
    </div>,
    {
      ...SHARE_PICTURE_SIZE,
      fonts: [{ name: "Site", data: font, weight: 600 }],
      // The URL has no hash of the content.
      headers: { "cache-control": "public, max-age=86400" },
    },
  );
}
