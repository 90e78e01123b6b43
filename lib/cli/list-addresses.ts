import { writeFileSync } from "node:fs";
import path from "node:path";
import { shortcuts, sitePages } from "@/content/site-pages";

/** Run after every build: tells the server, which cannot read the content, what pages there are (lib/server/canonical.mjs). */
writeFileSync(
  path.join(".next", "addresses.json"),
  JSON.stringify({ pages: sitePages.map((page) => page.path), shortcuts }),
);
