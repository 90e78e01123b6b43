import { contactUs } from "@/content/contact-us";
import { dedicatedTeam } from "@/content/dedicated-team";
import { privacy } from "@/content/privacy";
import { publicPaths } from "@/content/routes";
import { samplesIn } from "@/content/sample";
import { expect, test } from "../fixtures";
import { all, plain } from "../support/html";
import { send } from "../support/http";

// That the links of the notice lead somewhere is tested in links.spec.ts.
test("pages say at their end which of their details are samples, as the site is closed to search engines", async ({
  origin,
}) => {
  for (const [path, content] of Object.entries({
    "/dedicated-team": dedicatedTeam,
    "/contact-us": contactUs,
    "/privacy": privacy,
  })) {
    const { text } = await send(origin, path);
    const notice = /Samples, until the company confirms them.*?<\/p>/s.exec(text)?.[0] ?? "";
    const names = all(notice, /<a\s[^>]*>(.*?)<\/a>/gs).map(plain);
    expect(names, path).toEqual(samplesIn(content).map(({ name }) => name));
    expect(names.length, path).toBeGreaterThan(0);
  }
});

test("no detail or product is marked as a sample or a concept among the words", async ({ origin }) => {
  for (const path of publicPaths()) {
    const { text } = await send(origin, path);
    expect(text.match(/>\s*(Sample|Concept|Nobody works with it yet[^<]*)\s*</g), path).toBe(null);
    expect(text, path).not.toMatch(/(Rwanda|Zimbabwe), concept/);
  }
});
