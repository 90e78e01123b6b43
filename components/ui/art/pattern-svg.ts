import { type CellState, isDiamondAt, type Motif, motifOf } from "./imigongo";
import { type PatternKey, panelSizes } from "./pattern";
import { type Palette, type PaletteName, palettes } from "./pattern-colors";
import { diamond, num, offset, svg } from "./svg";

const CELL = 24;
/** Bands overlap the ends of their cell: fractional scaling would show hairlines between cells. */
const OVERLAP = 0.1;
/** Cut off each edge of a panel, where scaling would show half-covered pixels. */
const INSET = 0.2;
const CELL_IDS = ["a", "b", "c", "d"] as const;
const CENTER_RADII = [9, 10, 6, 8] as const;
/** Ridges of a rhythm, in units along a leg from the ridged corner. */
const BANDS = [
  [
    [0, 3],
    [9, 15],
    [21, 24],
  ],
  [
    [0, 2],
    [6, 10],
    [14, 18],
    [22, 24],
  ],
  [
    [3, 9],
    [15, 21],
  ],
  [
    [2, 6],
    [10, 14],
    [18, 22],
  ],
] as const;

const pair = (x: number, y: number) => `${num(x)}${y < 0 ? "" : " "}${num(y)}`;

function bandPath(state: CellState, [from, to]: readonly [number, number]): string {
  const isRight = state === 1 || state === 2;
  const isBottom = state === 2 || state === 3;
  const alongX = (distance: number) => (isRight ? CELL - distance : distance);
  const alongY = (distance: number) => (isBottom ? CELL - distance : distance);
  // A band that starts in the corner is the whole triangle.
  const start = from === 0 ? -OVERLAP : from + OVERLAP;
  const end = to + OVERLAP;
  const width = end - start;
  const back = from === 0 ? "" : `v${num(isBottom ? width : -width)}`;
  return `M${pair(alongX(start), alongY(-OVERLAP))}h${num(isRight ? -width : width)}L${pair(alongX(-OVERLAP), alongY(end))}${back}`;
}

function cellSymbols({ rhythm }: Motif, palette: Palette): string {
  return CELL_IDS.map((id, state) => {
    const isShaded = state % 2 === 1;
    const path = BANDS[rhythm].map((band) => bandPath(state as CellState, band)).join("");
    return `<path id="${id}"${isShaded ? ` fill="${palette.shaded}"` : ""} d="${path}"/>`;
  }).join("");
}

function cellUses(tile: CellState[][]): string {
  return tile
    .flatMap((cells, row) =>
      cells.map(
        (state, column) => `<use href="#${CELL_IDS[state]}"${offset("x", column * CELL)}${offset("y", row * CELL)}/>`,
      ),
    )
    .join("");
}

function centerPath({ tile, rhythm }: Motif, palette: Palette): string {
  if (!palette.center) return "";
  const side = tile.length;
  let path = "";
  for (let row = 0; row <= side; row++) {
    for (let column = 0; column <= side; column++) {
      if (isDiamondAt(tile, row, column)) path += diamond(column * CELL, row * CELL, CENTER_RADII[rhythm]);
    }
  }
  return path && `<path fill="${palette.center}" d="${path}"/>`;
}

/** The pattern of a key. */
export function patternSvg({ slug, color, shape }: PatternKey): string {
  return shape === "tile" ? tileSvg(slug, color) : panelSvg(slug, color, panelSizes[shape]);
}

/** One repeat of a slug's pattern. */
function tileSvg(slug: string, color: PaletteName): string {
  const palette: Palette = palettes[color];
  const motif = motifOf(slug);
  const side = motif.tile.length * CELL;
  const ground = `<path fill="${palette.background}" d="M0 0h${side}v${side}H0"/>`;
  const body = `<defs>${cellSymbols(motif, palette)}</defs>${ground}${cellUses(motif.tile)}${centerPath(motif, palette)}`;
  return svg(side, side, body, ` fill="${palette.lit}"`);
}

interface PanelSize {
  columns: number;
  rows: number;
  /** One more tile on the right, for a panel that moves by a tile on hover. */
  hasSpareTile?: boolean;
  /** Whether its left upper corner is a tile's, for a panel that is cut at the right; others are centred on a mirror axis. */
  startsWithTile?: boolean;
}

/** A panel of a slug's pattern. */
export function panelSvg(slug: string, color: PaletteName, size: PanelSize): string {
  const { columns, rows, hasSpareTile, startsWithTile } = size;
  const palette: Palette = palettes[color];
  const motif = motifOf(slug);
  const side = motif.tile.length;
  const width = columns + (hasSpareTile ? side : 0);
  const startX = startsWithTile ? 0 : firstTileAt(columns, side);
  const startY = startsWithTile ? 0 : firstTileAt(rows, side);
  let uses = "";
  for (let y = startY; y < rows; y += side) {
    for (let x = startX; x < width; x += side) {
      uses += `<use href="#t"${offset("x", x * CELL)}${offset("y", y * CELL)}/>`;
    }
  }
  const tile = `<g id="t">${cellUses(motif.tile)}${centerPath(motif, palette)}</g>`;
  const ground = `<path fill="${palette.background}" d="M0 0h${width * CELL}v${rows * CELL}H0"/>`;
  const box = [INSET, INSET, width * CELL - 2 * INSET, rows * CELL - 2 * INSET].map(num).join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="${palette.lit}"><defs>${cellSymbols(motif, palette)}${tile}</defs>${ground}${uses}</svg>`;
}

/** The first tile's offset in cells, at most 0, so that a tile is centred on the panel. */
function firstTileAt(cells: number, side: number): number {
  const start = (cells - side) / 2;
  return start <= 0 ? start : start - Math.ceil(start / side) * side;
}
