import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readPackage, runPackage } from "@/lib/node/run-node";

const PICTURE = /from "(@|\.{1,2})\/(.+\.(?:svg|png))"/g;

/**
 * Finds imports of pictures that do not exist: Next declares every `*.svg` to TypeScript (`next/image-types/global`).
 */
const findMissingPictures = () =>
  ["app", "components"].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => {
        const file = path.join(root, name);
        const pictures = [...readFileSync(file, "utf8").matchAll(PICTURE)].map(([, from = "", rest = ""]) =>
          from === "@" ? rest : path.join(path.dirname(file), from, rest),
        );
        return pictures.filter((picture) => !existsSync(picture)).map((picture) => `${file}: there is no ${picture}`);
      }),
  );

/** Runs `npm run typecheck`: checks the site and its browser tests, and reports the errors of both. */
for (const missing of findMissingPictures()) {
  console.error(missing);
  process.exitCode = 1;
}
runPackage("next", ["typegen"]);
const results = [".", "e2e"].map((project) =>
  readPackage("typescript", ["--noEmit", "--pretty", "false", "-p", project]),
);
// Both read what the browser tests import of the site. The lines of an error after its first are indented.
const errors = new Set(results.flatMap(({ out }) => out.split(/\n(?!\s)/)).filter(Boolean));
for (const error of errors) console.log(error);
if (results.some(({ status }) => status !== 0)) process.exitCode = 1;
