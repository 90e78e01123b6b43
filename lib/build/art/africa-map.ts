import { geoAzimuthalEqualArea, geoBounds, geoContains, geoPath } from "d3-geo";
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import countryAtlas from "world-atlas/countries-110m.json";
import { diamond, num, svg } from "./svg";

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;
type Country = Feature<Polygon | MultiPolygon, { name: string }>;

type GeoBox = ReturnType<typeof geoBounds>;

/** ISO 3166-1 numeric codes of the African countries. */
const AFRICA = new Set(
  (
    "012 024 072 108 120 132 140 148 174 178 180 204 226 231 232 262 266 270 288 324 384 404 426 430 434 450 454 466 478 480 " +
    "504 508 516 562 566 624 646 678 686 694 706 710 716 728 729 732 748 768 788 800 818 834 854 894"
  ).split(" "),
);
/** Has no code in the atlas. */
const AFRICA_UNCODED = "Somaliland";
const WIDTH = 680;
const HEIGHT = 640;
const GRID = 11;
const DOT = 7.48;

function countries(): Country[] {
  const atlas = countryAtlas as unknown as Atlas;
  const all = feature(atlas, atlas.objects.countries) as FeatureCollection<Polygon | MultiPolygon, { name: string }>;
  return all.features.filter(({ id, properties }) => AFRICA.has(String(id)) || properties.name === AFRICA_UNCODED);
}

function projectionFor(africa: Country[]) {
  const collection: FeatureCollection = { type: "FeatureCollection", features: africa };
  return geoAzimuthalEqualArea()
    .rotate([-18, -2])
    .fitExtent(
      [
        [20, 8],
        [WIDTH - 60, HEIGHT - 22],
      ],
      collection,
    );
}

const isInside = ([[west, south], [east, north]]: GeoBox, [x, y]: [number, number]) =>
  x >= west && x <= east && y >= south && y <= north;

/** Dashed lines on a grid rotated by 45 degrees: each dash is a diamond. */
function diamonds(africa: Country[], projection: ReturnType<typeof projectionFor>): string {
  const boxes = africa.map((country) => ({ country, box: geoBounds(country) }));
  const isLand = (u: number, v: number) => {
    const point = projection.invert?.([(u - v) / Math.SQRT2, (u + v) / Math.SQRT2]);
    if (!point) return false;
    // The bounding box is about a hundred times cheaper to test than the outline.
    return boxes.some(({ country, box }) => isInside(box, point) && geoContains(country, point));
  };
  const reach = Math.ceil((WIDTH + HEIGHT) / Math.SQRT2 / GRID);
  let path = "";
  for (let row = -reach; row <= reach; row++) {
    const v = row * GRID;
    let start: number | undefined;
    for (let column = 0; column <= reach + 1; column++) {
      const u = column * GRID;
      const land = isLand(u, v);
      if (land && start === undefined) start = u;
      if (!land && start !== undefined) {
        path += `M${num(start - DOT / 2)} ${num(v)}h${num(u - start - GRID + DOT)}`;
        start = undefined;
      }
    }
  }
  return `<path transform="rotate(45)" d="${path}" fill="none" stroke="#9ACE96" stroke-width="${DOT}" stroke-dasharray="${DOT} ${num(GRID - DOT)}"/>`;
}

/** Africa in diamonds, with Zimbabwe and Rwanda in outline, and lines that lead to their names on the page. */
export function africaMapSvg(): string {
  const africa = countries();
  const projection = projectionFor(africa);
  const path = geoPath(projection).digits(1);
  const find = (code: string) => africa.find(({ id }) => id === code) as Country;
  const [rwandaX, rwandaY] = path.centroid(find("646"));
  const [[zimbabweX], [, bottom]] = path.bounds(find("716"));
  const zimbabweY = path.centroid(find("716"))[1];
  const frame = 21;
  const body = [
    diamonds(africa, projection),
    `<path d="${path(find("716"))}" fill="#1C481B"/>`,
    `<path d="${path(find("646"))}" fill="#121212"/>`,
    `<path d="${diamond(rwandaX, rwandaY, frame)}z" fill="none" stroke="#121212" stroke-width="2.500"/>`,
    `<path d="M${num(rwandaX + frame)} ${num(rwandaY)}H560" stroke="#121212" stroke-width="2"/>`,
    `<path d="M${num(zimbabweX + 4)} ${num(zimbabweY)}H246" stroke="#1C481B" stroke-width="2"/>`,
  ].join("");
  if (bottom > HEIGHT) throw new Error("The map does not fit its frame.");
  return svg(WIDTH, HEIGHT, body);
}
