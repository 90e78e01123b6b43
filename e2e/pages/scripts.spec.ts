import { readdirSync, readFileSync } from "node:fs";
import { services } from "@/content/menus";
import { sitePages } from "@/content/pages";
import { expect, test } from "../fixtures";

const FOLDER = ".next/static/chunks";

test("the words of pages are in no script that browsers load", () => {
  const scripts = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(`${FOLDER}/${file}`, "utf8"))
    .join("\n");
  expect(scripts).toContain(services[0]?.entries[0]?.label);
  expect(sitePages.filter(({ meta }) => scripts.includes(meta.description)).map(({ path }) => path)).toEqual([]);
});
