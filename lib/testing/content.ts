import { readdirSync } from "node:fs";
import { allPaths } from "@/content/pages";
import { isBelow, personalPages } from "@/lib/http/paths";

/** Every module in content/ with its file, so that a new one cannot be forgotten. */
export async function loadContent(): Promise<{ file: string; content: object }[]> {
  const files = readdirSync("content", { recursive: true, encoding: "utf8" });
  const modules = files.filter((file) => /^[^.]+\.ts$/.test(file));
  return Promise.all(modules.map(async (file) => ({ file, content: await import(`@/content/${file}`) })));
}

/** Every text in some content, with the field that has it. */
export function textsIn(content: unknown, where = ""): { where: string; text: string }[] {
  if (typeof content === "string") return [{ where, text: content }];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([field, value]) => textsIn(value, `${where}.${field}`));
}

/** The paths of pages that are the same for everybody. */
export const publicPaths = (): string[] =>
  allPaths().filter((path) => !isBelow(path, [...personalPages, "/reset-password"]));
