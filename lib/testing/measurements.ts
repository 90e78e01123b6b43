import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Measurements } from "@/content/measurements";

const FILE = path.join("content", "measurements.json");

/** With `RECORD=1` in the environment, writes what `command` has measured into the file that the page `/this-site` shows. */
export function record<Name extends keyof Measurements>(
  name: Name,
  command: string,
  values: NonNullable<Measurements[Name]>["values"],
) {
  if (!process.env.RECORD) return;
  const recorded: Measurements = JSON.parse(readFileSync(FILE, "utf8"));
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(FILE, `${JSON.stringify({ ...recorded, [name]: { date, command, values } }, undefined, 2)}\n`);
}
