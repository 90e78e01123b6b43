import { publicPaths } from "@/content/routes";
import { expect, test } from "../../fixtures";
import { checkHeaders } from "../../security/header-matrix";
import { toPage } from "../../security/routes";
import { expectSameAsNext } from "../../security/static-copies";
import { send } from "../../support/http";
import { all } from "../../support/served";

test("every method on every page has the right headers", async ({ origin }) => {
  expect(await checkHeaders(origin, publicPaths().map(toPage))).toEqual([]);
});

test("every page in the static cache equals Next's", async ({ origin }) => {
  for (const path of publicPaths()) await expectSameAsNext(origin, path);
});

test("no page has a style attribute, an event handler or a javascript: link, which its policy would block", async ({
  origin,
}) => {
  const found: string[] = [];
  for (const path of publicPaths()) {
    const { text } = await send(origin, path);
    const markup = text.replace(/(<script\b[^>]*>).*?<\/script>/gs, "$1");
    for (const match of all(markup, /(\s(?:style|on[a-z]+)\s*=\s*["'][^"']*|="\s*javascript:[^"]*|<style\b[^>]*)/gi))
      found.push(`${path}: ${match}`);
  }
  expect(found).toEqual([]);
});
