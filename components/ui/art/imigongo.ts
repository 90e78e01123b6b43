/**
 * Derives a pattern's motif from a slug, by the design guide's grammar (section 3) and without its tiles in which ridges end.
 *
 * A cell is 24 x 24 units and holds a state: the corner that carries ridges,
 * 0 top-left, 1 top-right, 2 bottom-right, 3 bottom-left.
 */
export type CellState = 0 | 1 | 2 | 3;

export interface Motif {
  rhythm: 0 | 1 | 2 | 3;
  block: CellState[][];
  /** The block with its mirror images. */
  tile: CellState[][];
}

/** Cells at each side of a block. */
const BLOCK_SIZE = 3;
const ATTEMPTS = 6;
const FLIP_X = [1, 0, 3, 2] as const;
const FLIP_Y = [3, 2, 1, 0] as const;

/** FNV-1a with murmur3's finalizer; unsigned 32 bits. */
function patternSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return hash >>> 0;
}

/** The motif of a slug: the first of six attempts that has a diamond. */
export function motifOf(slug: string): Motif {
  const motifs = Array.from({ length: ATTEMPTS }, (_, attempt) => candidate(patternSeed(`${slug},${attempt}`)));
  return motifs.find(hasDiamond) ?? (motifs[0] as Motif);
}

/**
 * Along a row the ridged side alternates between left and right, along a column between top and bottom. So either both cells
 * have ridges at their common border or neither has, and no ridge ends there. One bit for each row and column says which
 * side is first.
 */
function candidate(hash: number): Motif {
  const bit = (at: number) => (hash >>> (7 + at)) & 1;
  const block = Array.from({ length: BLOCK_SIZE }, (_, row) =>
    Array.from({ length: BLOCK_SIZE }, (_, column) => {
      const isRight = (bit(row) + column) % 2 === 1;
      const isBottom = (bit(BLOCK_SIZE + column) + row) % 2 === 1;
      return isBottom ? (isRight ? 2 : 3) : isRight ? 1 : 0;
    }),
  );
  return { rhythm: ((hash >>> 26) & 3) as Motif["rhythm"], block, tile: tileOf(block) };
}

function tileOf(block: CellState[][]): CellState[][] {
  const top = block.map((row) => [...row, ...row.toReversed().map((state) => FLIP_X[state])]);
  return [...top, ...top.toReversed().map((row) => row.map((state) => FLIP_Y[state]))];
}

/** A cell, wrapping around at the edges. */
const at = (tile: CellState[][], row: number, column: number) => tile.at(row % tile.length)?.at(column % tile.length);

/** Whether four cells form a diamond around the top-left corner of (row, column). */
export const isDiamondAt = (tile: CellState[][], row: number, column: number) =>
  at(tile, row - 1, column - 1) === 2 &&
  at(tile, row - 1, column) === 3 &&
  at(tile, row, column - 1) === 1 &&
  at(tile, row, column) === 0;

const hasDiamond = ({ tile }: Motif) =>
  tile.some((cells, row) => cells.some((_, column) => isDiamondAt(tile, row, column)));
