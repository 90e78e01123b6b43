import { contactUs } from "@/content/contact-us";
import { dedicatedTeam } from "@/content/dedicated-team";
import { privacy } from "@/content/privacy";
import { publicPaths } from "@/content/routes";
import { samplesIn } from "@/content/sample";
import { expect, open, test } from "../fixtures";
import { send } from "../support/http";

// That the links of the notice lead somewhere is tested in links.spec.ts.
for (const [path, content] of Object.entries({
  "/dedicated-team": dedicatedTeam,
  "/contact-us": contactUs,
  "/privacy": privacy,
})) {
  test(`${path} says at its end which of its details are samples, as it is closed to search engines`, async ({
    page,
  }) => {
    await open(page, path);
    const notice = page.getByText(/^Samples, until the company confirms them/);
    await expect(notice.getByRole("link")).toHaveText(samplesIn(content).map(({ name }) => name));
  });
}

test("no detail or product is marked as a sample or a concept among the words", async ({ origin }) => {
  for (const path of publicPaths()) {
    const { text } = await send(origin, path);
    expect(text.match(/>\s*(Sample|Concept|Nobody works with it yet[^<]*)\s*</g), path).toBe(null);
    expect(text, path).not.toMatch(/(Rwanda|Zimbabwe), concept/);
  }
});
