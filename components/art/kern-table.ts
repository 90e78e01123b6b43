/** A pair's glyphs by number, and by how many of the font's units the second one moves: less than nothing is closer. */
export interface KernedPair {
  left: number;
  right: number;
  units: number;
}

const HEADER = 18;
const PAIR = 6;
/** The subtable's length is a 16-bit number. */
const MOST_PAIRS = Math.floor((0xffff - (HEADER - 4)) / PAIR);

/**
 * A `kern` table of one subtable in format 0, horizontal.
 *
 * @throws RangeError where there are more pairs than such a table holds (10,920).
 * @see https://learn.microsoft.com/typography/opentype/spec/kern
 */
function kernTable(kerned: readonly KernedPair[]): Buffer {
  // Readers look a pair up by halves. Two letters may share a glyph.
  const byGlyphs = new Map(kerned.map((pair) => [pair.left * 0x10000 + pair.right, pair]));
  const pairs = [...byGlyphs].toSorted(([a], [b]) => a - b).map(([, pair]) => pair);
  if (pairs.length > MOST_PAIRS) throw new RangeError(`${pairs.length} pairs, and a kern table holds ${MOST_PAIRS}`);
  const table = Buffer.alloc(HEADER + PAIR * pairs.length);
  const entrySelector = Math.floor(Math.log2(Math.max(pairs.length, 1)));
  const searchRange = PAIR * 2 ** entrySelector;
  const head = [0, 1, 0, table.length - 4, 1, pairs.length, searchRange, entrySelector];
  for (const [at, field] of [...head, Math.max(PAIR * pairs.length - searchRange, 0)].entries()) {
    table.writeUInt16BE(field, 2 * at);
  }
  for (const [at, { left, right, units }] of pairs.entries()) {
    const offset = HEADER + PAIR * at;
    table.writeUInt16BE(left, offset);
    table.writeUInt16BE(right, offset + 2);
    table.writeInt16BE(units, offset + 4);
  }
  return table;
}

/** OpenType's own kerning, and what is left of its other rules in a font without alternative shapes: nothing. */
const LAYOUT = ["GPOS", "GSUB", "GDEF"];

const DIRECTORY = 12;
const RECORD = 16;

/** Tables begin at multiples of four bytes. */
const padded = (table: Buffer) => Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);

function tablesOf(font: Buffer): Map<string, Buffer> {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, i) => DIRECTORY + RECORD * i);
  return new Map(
    records.map((at) => {
      const start = font.readUInt32BE(at + 8);
      return [font.toString("latin1", at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))];
    }),
  );
}

/**
 * A TrueType font with those pairs' kerning instead of its own rules of layout. Without checksums, which WOFF2's encoder
 * writes.
 *
 * @throws RangeError as above.
 * @see https://learn.microsoft.com/typography/opentype/spec/otff#organization-of-an-opentype-font
 */
export function withKernTable(font: Buffer, pairs: readonly KernedPair[]): Buffer {
  const all = tablesOf(font).set("kern", kernTable(pairs));
  for (const name of LAYOUT) all.delete(name);
  const tables = [...all].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(DIRECTORY + RECORD * tables.length);
  font.copy(directory, 0, 0, 4);
  const entrySelector = Math.floor(Math.log2(tables.length));
  const searchRange = RECORD * 2 ** entrySelector;
  const search = [tables.length, searchRange, entrySelector, RECORD * tables.length - searchRange];
  for (const [at, field] of search.entries()) directory.writeUInt16BE(field, 4 + 2 * at);
  let offset = directory.length;
  for (const [i, [name, body]] of tables.entries()) {
    const at = DIRECTORY + RECORD * i;
    directory.write(name, at, "latin1");
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(body.length, at + 12);
    offset += padded(body).length;
  }
  return Buffer.concat([directory, ...tables.map(([, body]) => padded(body))]);
}
