import { diamond, svg } from "./svg";

/** Hills seen from above: `h(x, y) = max(peak height - |dx| - |dy|)`, one flat tone a level. */
interface Peak {
  x: number;
  y: number;
  height: number;
}

/** The green ramp; tones alternate on their way down. */
const GREEN: Record<string, string> = {
  "500": "#3C8C3C",
  "600": "#30752E",
  "700": "#276025",
  "800": "#1C481B",
  "900": "#133212",
};
const TONES = ["800", "900", "800", "900", "700", "800", "600", "700", "500", "600"].map(
  (step) => GREEN[step] as string,
);

function contours(peaks: Peak[], step: number, tones: string[]): string {
  return tones
    .map((tone, level) => {
      const rings = peaks
        .filter((peak) => peak.height > level * step)
        .map((peak) => `${diamond(peak.x, peak.y, peak.height - level * step)}z`);
      return rings.length ? `<path fill="${tone}" d="${rings.join("")}"/>` : "";
    })
    .join("");
}

/** The contact card's map of no place in particular: 440 x 256, a road and a pin. */
export function contactMapSvg(): string {
  const peaks: Peak[] = [
    { x: 230, y: 108, height: 168 },
    { x: 60, y: 84, height: 152 },
    { x: 404, y: 44, height: 144 },
    { x: 100, y: 252, height: 128 },
    { x: 384, y: 248, height: 128 },
    { x: 246, y: 264, height: 88 },
  ];
  const ground = `<path fill="#133212" d="M0 0h440v256H0"/>`;
  const road = `<path fill="none" stroke="#C3E4C0" stroke-opacity=".75" stroke-width="3" d="M0 174c60-6 76 18 152 18s92-10 164 4 52-56 124-54"/>`;
  const pin = `<path fill="#fff" d="M230 85l22.500 26-22.500 26-22.500-26z"/><path fill="#3C8C3C" d="${diamond(230, 111, 9)}z"/>`;
  return svg(440, 256, ground + contours(peaks, 16, TONES) + road + pin, ` preserveAspectRatio="xMidYMid slice"`);
}
