import satori from "satori";
import type { PaletteName } from "@/components/ui/pattern-colors";
import { SHARE_PICTURE_SIZE } from "@/content/site-pages";
import { panelSvg } from "./pattern-svg";
import { mark } from "./svg";

const PANEL = { columns: 10, rows: 13 };
const PANEL_WIDTH = 480;

interface ShareCard {
  title: string;
  /** The page's section, or the company's short name. */
  kicker: string;
  company: string;
  /** A TrueType file of weight 600. */
  font: Buffer;
  slug: string;
  color: PaletteName;
}

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#fff" d="${mark.peak}${mark.light}"/><path fill="#68B064" d="${mark.shade}"/></svg>`;

/** The picture shown with a link to a page, as SVG: section, title and company beside the page's pattern. */
export function shareCardSvg({ title, kicker, company, font, slug, color }: ShareCard): Promise<string> {
  return satori(
    <div style={{ display: "flex", width: "100%", height: "100%", background: "#121212", color: "#fff" }}>
      <div style={{ display: "flex", flexDirection: "column", width: 720, padding: "72px 48px 64px 64px" }}>
        <div style={{ fontSize: 28, color: "#9ACE96" }}>{kicker}</div>
        <div style={{ marginTop: 24, fontSize: 64, lineHeight: 1.1, letterSpacing: -1.6 }}>{title}</div>
        <div style={{ display: "flex", alignItems: "center", marginTop: "auto", fontSize: 32 }}>
          <img src={dataUrl(MARK)} width={42} height={42} alt="" style={{ marginRight: 20 }} />
          {company}
        </div>
      </div>
      <img
        src={dataUrl(panelSvg(slug, color, PANEL))}
        width={PANEL_WIDTH}
        height={SHARE_PICTURE_SIZE.height}
        alt=""
        style={{ objectFit: "cover" }}
      />
    </div>,
    { ...SHARE_PICTURE_SIZE, fonts: [{ name: "Site", data: font, weight: 600 }] },
  );
}
