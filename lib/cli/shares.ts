import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import PQueue from "p-queue";
import { SHARE_SIZE, shareSvg } from "@/components/art/share";
import { company } from "@/content/company";
import { type SitePage, sitePages } from "@/content/site-pages";
import { shareFile, shareName } from "@/lib/seo/share-name";
import { hashOf } from "./content-hash";
import { PNG_MAKING, toPng } from "./raster";

type SharedPage = Pick<SitePage, "path" | "meta" | "pattern" | "canonical">;

/** Its name says what it is made of and how, so that one that is there need not be made again. */
async function drawShare(folder: string, { path: page, meta, pattern }: SharedPage) {
  const svg = await shareSvg({ title: meta.title, company: company.name, ...pattern });
  const file = `${shareFile(page)}.${hashOf(svg + PNG_MAKING)}.png`;
  const whole = path.join(folder, file);
  if (!existsSync(whole)) {
    // Under its own name only once it is whole: somebody may stop a build.
    writeFileSync(`${whole}.part`, await toPng(svg, SHARE_SIZE.width));
    renameSync(`${whole}.part`, whole);
  }
  return { name: shareName(page), file };
}

/**
 * A picture a page, for links to it elsewhere: draws those that the folder lacks, on all cores, and removes what no
 * page has any more. @returns each picture's name in the list of pictures, and its file.
 */
export async function drawShares(folder: string, pages: readonly SharedPage[] = sitePages) {
  mkdirSync(folder, { recursive: true });
  const queue = new PQueue({ concurrency: availableParallelism() });
  const own = pages.filter(({ canonical }) => !canonical);
  const shares = await queue.addAll(own.map((page) => () => drawShare(folder, page)));
  const files = new Set(shares.map(({ file }) => file));
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(path.join(folder, file));
  return shares;
}
