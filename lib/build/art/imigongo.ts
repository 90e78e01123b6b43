/**
 * Derives a pattern's motif from a slug (design guide, section 3).
 *
 * A cell is 24 x 24 units and holds a state: the corner that carries ridges,
 * 0 top-left, 1 top-right, 2 bottom-right, 3 bottom-left.
 */
export type CellState = 0 | 1 | 2 | 3;
type Rhythm = 0 | 1 | 2 | 3;

type Symmetry = "mirror" | "medallion";

export interface Motif {
  /** The block is `size` x `size` cells; the tile twice that. */
  size: 2 | 3;
  rhythm: Rhythm;
  score: number;
  block: CellState[][];
  tile: CellState[][];
}

const ATTEMPTS = 6;
const FLIP_X = [1, 0, 3, 2] as const;
const FLIP_Y = [3, 2, 1, 0] as const;
const TRANSPOSE = [0, 3, 2, 1] as const;

/** FNV-1a with murmur3's finalizer; unsigned 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return hash >>> 0;
}

/** The motif of a slug: the best of six attempts, the earliest on a tie. */
export function motifOf(slug: string): Motif {
  let best: Motif | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const motif = candidate(slug, attempt);
    if (!best || motif.score > best.score) best = motif;
  }
  return best as Motif;
}

function candidate(slug: string, attempt: number): Motif {
  const hash = hashOf(`${slug}#${attempt}`);
  const size = ((hash >>> 28) & 3) === 0 ? 2 : 3;
  const symmetry = size === 3 && (hash >>> 30) & 1 ? "medallion" : "mirror";
  const rhythm = ((hash >>> 26) & 3) as Rhythm;
  const block = blockOf(hash, size, symmetry);
  const tile = tileOf(block);
  return { size, rhythm, block, tile, score: scoreOf(tile, size, symmetry) };
}

function blockOf(hash: number, size: number, symmetry: Symmetry): CellState[][] {
  const read = (row: number, column: number) => ((hash >>> (2 * (row * size + column))) & 3) as CellState;
  const rows = Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => read(row, column)));
  if (symmetry === "mirror") return rows;
  return rows.map((cells, row) =>
    cells.map((state, column) => {
      if (column > row) return state;
      if (column === row) return (state & 2) as CellState;
      return TRANSPOSE[at(rows, column, row)];
    }),
  );
}

function tileOf(block: CellState[][]): CellState[][] {
  const top = block.map((row) => [...row, ...row.toReversed().map((state) => FLIP_X[state])]);
  return [...top, ...top.toReversed().map((row) => row.map((state) => FLIP_Y[state]))];
}

/** A cell, wrapping around at the edges. */
function at(tile: CellState[][], row: number, column: number): CellState {
  const rows = tile.length;
  const cells = tile[((row % rows) + rows) % rows] as CellState[];
  return cells[((column % cells.length) + cells.length) % cells.length] as CellState;
}

const isRidgedLeft = (state: CellState) => state === 0 || state === 3;
const isRidgedTop = (state: CellState) => state === 0 || state === 1;

/** Whether four cells form a diamond around the top-left corner of (row, column). */
export function hasCore(tile: CellState[][], row: number, column: number): boolean {
  return (
    at(tile, row - 1, column - 1) === 2 &&
    at(tile, row - 1, column) === 3 &&
    at(tile, row, column - 1) === 1 &&
    at(tile, row, column) === 0
  );
}

function scoreOf(tile: CellState[][], size: number, symmetry: Symmetry): number {
  const side = tile.length;
  let matching = 0;
  let cores = 0;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const here = at(tile, row, column);
      if (!isRidgedLeft(here) === isRidgedLeft(at(tile, row, column + 1))) matching++;
      if (!isRidgedTop(here) === isRidgedTop(at(tile, row + 1, column))) matching++;
      if (hasCore(tile, row, column)) cores++;
    }
  }
  const share = Math.round((100 * matching) / (2 * side * side));
  return share + 3 * Math.min(2, cores) - (size === 2 ? 10 : 0) - (symmetry === "medallion" ? 4 : 0);
}
