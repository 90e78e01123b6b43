import { loadContent, textsIn } from "@/lib/testing/content";
import * as messages from "./messages";

/** The client's words keep the client's characters. */
const CLIENT: string[] = [messages.subscribe.privacy];

let texts: ReturnType<typeof textsIn>;
beforeAll(async () => {
  const all = (await loadContent()).flatMap(({ file, content }) => textsIn(content, file));
  texts = all.filter(({ text }) => !CLIENT.includes(text));
});

test("apostrophes and quotation marks are typographic", () => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(({ text }) => /['"]/.test(text))).toEqual([]);
});

test("a number stays on one line with its sign or unit", () => {
  const split = /\d [×/] |[×/] \d|\d (m²|km|%|a\.m\.|p\.m\.|GB|MB|kB|ms|px)(?!\w)|\b(RWF|USD) \d|per m²/;
  expect(texts.filter(({ text }) => split.test(text))).toEqual([]);
});

test("no title ends in a full stop", () => {
  expect(texts.filter(({ where, text }) => /\.(focusT|t)itle$/.test(where) && /[^.]\.$/.test(text))).toEqual([]);
});
