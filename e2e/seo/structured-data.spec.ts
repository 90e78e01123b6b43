import { documentAt } from "@/content/documents";
import { sections } from "@/content/menus";
import { sitePages } from "@/content/pages";
import { isBelow } from "@/lib/http/paths";
import { expect, test } from "../fixtures";
import { all, anchorsOf, plain } from "../support/html";
import { send } from "../support/http";
import { urlOf } from "./fixtures";

// The entities of each page are tested in lib/seo/structured-data.test.ts.
const pages = sitePages.filter(({ path, breadcrumbs }) => breadcrumbs.length > 0 && path !== "/my-profile");

/**
 * The sections, whose pages are compared with their text. Other pages are tested in lib/seo/structured-data.test.ts.
 */
const roots = sections.map(({ path }) => path);

const textOf = (html: string) => plain(html.replace(/<[^>]*>/g, ""));
const partOf = (html: string, element: string) =>
  textOf(html.slice(html.indexOf(`<${element}`), html.indexOf(`</${element}>`)));

test("the structured data of a page matches its text and its breadcrumbs", async ({ origin }) => {
  for (const { path, breadcrumbs } of pages) {
    const { text } = await send(origin, path);
    const [script = "", ...others] = all(text, /<script type="application\/ld\+json">([^<]*)<\/script>/g);
    expect(others, path).toEqual([]);
    const [thing, ...things] = JSON.parse(script)["@graph"];
    const list = things.at(-1);
    if (!isBelow(path, roots)) expect(things.length, path).toBeGreaterThan(0);
    else if (thing["@type"] !== "ItemList") {
      expect(thing.url).toBe(urlOf(path));
      // A sample document says so in its name and its description.
      const document = documentAt(path);
      const description = document ? [document.sample, document.lead] : [thing.description];
      expect(thing.description, path).toBe(description.join(" "));
      for (const part of description) expect(partOf(text, "main"), path).toContain(part);
      expect(thing.name).toBe(`${document ? "Sample document: " : ""}${partOf(text, "h1")}`);
    }

    const nav = all(text, /<nav aria-label="Breadcrumb"([\s\S]*?)<\/nav>/g)[0] ?? "";
    expect(all(nav, /<li[^>]*>(.*?)<\/li>/g).map(textOf), path).toEqual(breadcrumbs.map(({ label }) => label));
    expect(anchorsOf(nav), path).toEqual(breadcrumbs.map((step) => step.path).filter((step) => step !== path));
    expect(all(nav, /<span aria-current="page"[^>]*>(.*?)<\/span>/g).map(textOf)).toEqual([breadcrumbs.at(-1)?.label]);
    expect(list.itemListElement, path).toEqual(
      breadcrumbs.map(({ label, path }, i) => ({
        "@type": "ListItem",
        position: i + 1,
        name: label,
        item: urlOf(path),
      })),
    );
  }
});
