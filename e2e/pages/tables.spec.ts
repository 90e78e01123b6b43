import { expect, open, type Page, test } from "../fixtures";

const paths = ["/project/stakeholder-comms", "/solution/social-registry", "/sysadmin/security-access-control"];
const ROLES = ["table", "row", "cell", "columnheader", "rowheader"];

const count = (roles: unknown[]) => ROLES.map((role) => `${roles.filter((one) => one === role).length} ${role}`);

/**
 * The roles that HTML gives to the visible elements of tables, and whether a row or a table is displayed as another.
 */
const tablesOf = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll("table, tr, td, th")].filter(
      (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest("[aria-hidden=true]"),
    );
    const roles = shown.map((node) => {
      if (node.nodeName !== "TH") return { TABLE: "table", TR: "row" }[node.nodeName] ?? "cell";
      return node.getAttribute("scope") === "col" ? "columnheader" : "rowheader";
    });
    const isChanged = shown.some((node) => !getComputedStyle(node).display.startsWith("table"));
    return { roles, isChanged };
  });

test("tables remain tables for assistive technology where a narrow figure displays them as boxes", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of paths) {
    await open(page, path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html { font-size: 200% !important }");
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    const { roles, isChanged } = await tablesOf(page);
    expect(isChanged, path).toBe(true);
    const { nodes } = await client.send("Accessibility.getFullAXTree");
    const told = nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value);
    expect(count(told), path).toEqual(count(roles));
  }
});
