import { readdirSync } from "node:fs";
import path from "node:path";
import { isSampleText } from "@/content/sample";
import type { Sample } from "@/lib/launch";

const FOLDER = "content";

/**
 * Finds every sample within some content, with the fields that lead to it: `isSample` marks an object, texts are
 * recognized.
 */
function* samplesIn(content: unknown, fields: string[]): Generator<{ sample: object | string; fields: string[] }> {
  if (typeof content === "string" && isSampleText(content)) yield { sample: content, fields };
  if (typeof content !== "object" || content === null) return;
  if ("isSample" in content && content.isSample === true) yield { sample: content, fields };
  else for (const [field, value] of Object.entries(content)) yield* samplesIn(value, [...fields, field]);
}

/** The first text in a sample, by which its owner recognizes it. */
function firstText(sample: unknown): string | undefined {
  if (typeof sample === "string") return sample;
  return typeof sample === "object" && sample ? Object.values(sample).map(firstText).find(Boolean) : undefined;
}

/**
 * Finds the samples of every module in `content/`, so that a new one cannot be forgotten. A sample that several modules
 * export belongs to the one where the fewest fields lead to it.
 */
export async function findSamples(): Promise<Sample[]> {
  const found = new Map<object | string, { file: string; fields: string[] }>();
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => /^[^.]+\.ts$/.test(file));
  for (const file of files.sort()) {
    const exported: object = await import(`@/content/${file.replace(/\.ts$/, "")}`);
    for (const { sample, fields } of Object.entries(exported).flatMap(([name, value]) => [
      ...samplesIn(value, [name]),
    ])) {
      const known = found.get(sample);
      if (!known || fields.length < known.fields.length) found.set(sample, { file, fields });
    }
  }
  return [...found]
    .map(([sample, { file, fields }]) => ({
      file: `${FOLDER}/${file}`,
      field: fields.join("."),
      value: firstText(sample) ?? "",
    }))
    .sort((a, b) => a.file.localeCompare(b.file));
}
