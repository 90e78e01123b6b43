import { writeFileSync } from "node:fs";
import path from "node:path";
import { findChanges, knownChanges } from "@/lib/seo/changes";

/**
 * Writes down which pages' words have changed since the last time, as of today: the sitemap says so to search engines.
 * Part of every build; the file is committed with the words.
 */
const FILE = path.join(process.cwd(), "content/changes.json");

const today = new Date().toISOString().slice(0, 10);
const changes = findChanges(knownChanges, today);
const isSame = JSON.stringify(changes) === JSON.stringify(knownChanges);
// A file that is newer than the build would ask for another one.
if (!isSame) writeFileSync(FILE, `${JSON.stringify(changes, null, 2)}\n`);
console.log(isSame ? "No page's words have changed." : "content/changes.json: pages' words have changed, as of today.");
