import { Command } from "commander";
import { stringify } from "csv-stringify/sync";
import { addListOptions, printRows } from "./listing";

test("a date that does not exist is refused", () => {
  const command = addListOptions(new Command().exitOverride().configureOutput({ writeErr: () => {} }), []);
  expect(() => command.parse(["--since", "2026-02-31"], { from: "user" })).toThrow(/Expected a date in ISO 8601/);
});

// The payloads of OWASP's page on CSV injection; and as a spreadsheet meets them that separates cells by semicolons.
test.each<[unknown, string]>([
  ['=1+2";=1+2', `'=1+2";'=1+2`],
  ["=1+2'\" ;,=1+2", "'=1+2'\" ;,'=1+2"],
  ["-1", "'-1"],
  ["@SUM(1)", "'@SUM(1)"],
  ["\t=1", "'\t'=1"],
  ["\ncalc", "'\ncalc"],
  ['Boats;=1;"@A1"\n -2', "Boats;'=1;'\"@A1\"\n' -2"],
  ["a|＝1", "a|'＝1"],
  ["1 = 1, a-b; c@d.e", "1 = 1, a-b; c@d.e"],
  [{ utm_campaign: "boats;=1" }, `{"utm_campaign":"boats;'=1"}`],
])("CSV has %j as %j", (value, expected) => {
  const write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  printRows([{ value }], { csv: true }, { columns: ["value"], toTable: String });
  const calls = write.mock.calls.map(([text]) => text);
  write.mockRestore();
  expect(calls).toEqual([stringify([["value"], [expected]])]);
});
