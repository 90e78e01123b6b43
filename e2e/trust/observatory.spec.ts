import { expect, test } from "@playwright/test";
import { makeCertificate } from "../peers/certificate";
import { startSecureSite } from "../peers/secure-site";
import { scanSite } from "./observatory";

test("Mozilla's Observatory gives the site an A+", async () => {
  // The first run installs it.
  test.setTimeout(300_000);
  const certificate = makeCertificate();
  const site = await startSecureSite(certificate);
  const { scan, tests } = await scanSite(new URL(site.url).host, certificate.cert);
  const lines = Object.entries(tests).map(
    ([name, { pass, result, scoreModifier }]) => `  ${pass ? "passes" : "fails"} ${name}: ${result} (${scoreModifier})`,
  );
  console.log(`Observatory: grade ${scan.grade}, score ${scan.score}\n${lines.join("\n")}`);
  await site.stop();
  expect(scan.grade).toBe("A+");
});
