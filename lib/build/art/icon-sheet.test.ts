import { iconSheetSvg } from "./icon-sheet";

const pathOf = (svg: string, name: string) => new RegExp(`<path id="${name}" d="([^"]*)"/>`).exec(svg)?.[1];

test("icons have diamonds for circles, sharp corners and no curves", () => {
  const sheet = iconSheetSvg(["clock", "copy", "database"]);
  expect(pathOf(sheet, "clock")).toBe("M12 2l10 10-10 10-10-10zM12 6V12L16 14");
  expect(pathOf(sheet, "copy")).toContain("M8 8h14v14h-14z");
  expect(sheet).not.toMatch(/[ACSQ]\d/);
});
