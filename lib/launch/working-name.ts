import { existsSync, readFileSync } from "node:fs";
import { company } from "@/content/company";
import { BUILT_SITE_FILE, readBuiltSite } from "@/lib/built-site";
import type { Sample } from "@/lib/launch";

/** The company's name until its owner chose one, with its sample addresses, which are listed with the content. */
const WORKING_NAME = /imisozi(?!\.example)/i;

/** Finds the pages of the build that still show the working name, once the company has another. */
export function findWorkingName(): Sample[] {
  if (WORKING_NAME.test(company.name) || !existsSync(BUILT_SITE_FILE)) return [];
  return Object.entries(readBuiltSite(".").files).flatMap(([page, { file, cache }]) => {
    if (cache !== "page") return [];
    const texts = readFileSync(file, "utf8").split(/[<>]/);
    const value = texts.find((text) => WORKING_NAME.test(text));
    return value === undefined ? [] : [{ file: "built site", field: page, value: value.trim() }];
  });
}
