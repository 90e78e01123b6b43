import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { errorMessages, errorTexts } from "@/content/errors";
import { bundleInline, bundleModule } from "./bundle";
import { hashOf } from "./content-hash";

const OUT = path.join("public", "scripts");
const LAYOUT = path.join("components", "layout");

/**
 * Bundles the scripts that run without React. The one that measures a page load becomes a file
 * of its own, named by its content; the one that runs before the first paint is inline in every page.
 */
export function bundleBrowserScripts() {
  const measureVitals = bundleModule(path.join(LAYOUT, "measure-vitals.ts"));
  const name = `measure-vitals.${hashOf(measureVitals)}.js`;
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  writeFileSync(path.join(OUT, name), measureVitals);

  const beforePaint = bundleInline(path.join(LAYOUT, "before-paint.ts"), {
    MEASURE_VITALS_URL: JSON.stringify(`/scripts/${name}`),
    SCRIPT_ERROR: JSON.stringify({
      heading: errorMessages.heading,
      message: errorMessages.chunk,
      text: errorTexts.chunk.text,
      reload: errorTexts.reload,
    }),
  });
  writeFileSync(path.join(LAYOUT, "before-paint.generated.json"), `${JSON.stringify({ script: beforePaint })}\n`);
}
