import { readdirSync } from "node:fs";
import { messages } from "./messages";

/** The client's words keep the client's characters. */
const CLIENT: string[] = [messages.subscribe.privacy];

/** Every module in content/, so that a new one cannot be forgotten. */
const files = readdirSync(__dirname, { recursive: true, encoding: "utf8" }).filter((file) => /^[^.]+\.ts$/.test(file));

interface Text {
  where: string;
  text: string;
}

function textsIn(content: unknown, where: string): Text[] {
  if (typeof content === "string") return CLIENT.includes(content) ? [] : [{ where, text: content }];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([field, value]) => textsIn(value, `${where}.${field}`));
}

const texts: Text[] = [];
beforeAll(async () => {
  for (const file of files) texts.push(...textsIn(await import(`./${file}`), file));
});

test("apostrophes and quotation marks are typographic", () => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(({ text }) => /['"]/.test(text))).toEqual([]);
});

test("a number stays on one line with its sign or unit", () => {
  const split = /\d [×/] |[×/] \d|\d (m²|km|%|a\.m\.|p\.m\.|GB|MB|kB|ms|px)(?!\w)|\b(RWF|USD) \d|per m²/;
  // Drawings break no lines.
  const flowing = texts.filter(({ where }) => !where.startsWith("deliverables"));
  expect(flowing.filter(({ text }) => split.test(text))).toEqual([]);
});

test("no title ends in a full stop", () => {
  expect(texts.filter(({ where, text }) => /\.(focusT|t)itle$/.test(where) && /[^.]\.$/.test(text))).toEqual([]);
});
