import { Command } from "commander";
import { stringify } from "csv-stringify/sync";
import { addListOptions, type Format, printRows } from "./listing";

test("a date that does not exist is refused", () => {
  const command = addListOptions(new Command().exitOverride().configureOutput({ writeErr: () => {} }), []);
  expect(() => command.parse(["--since", "2026-02-31"], { from: "user" })).toThrow(/Expected a date in ISO 8601/);
});

/** Prints one value. */
async function print(value: unknown, format: Format): Promise<string> {
  const write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  await printRows([{ value }], format, { columns: ["value"], toTable: String, toEnd: String });
  const printed = write.mock.calls.join("");
  write.mockRestore();
  return printed;
}

// The payloads of OWASP's page on CSV injection, and how a spreadsheet reads them that separates cells by semicolons.
test.each<[unknown, string]>([
  ['=1+2";=1+2', `'=1+2";'=1+2`],
  ["=1+2'\" ;,=1+2", "'=1+2'\" ;,'=1+2"],
  ["@SUM(1)", "'@SUM(1)"],
  ["\t=1", "'\t'=1"],
  ["\ncalc", "'\ncalc"],
  ['Boats;=1;"@A1"\n -2', "Boats;'=1;'\"@A1\"\n' -2"],
  ["a|＝1", "a|'＝1"],
  ["1 = 1, a-b; c@d.e", "1 = 1, a-b; c@d.e"],
  [{ utm_campaign: "boats;=1" }, `{"utm_campaign":"boats;'=1"}`],
])("CSV has %j as %j", async (value, expected) => {
  expect(await print(value, { csv: true })).toBe(stringify([["value"], [expected]], { bom: true }));
});

test.each(["0788123456", "+250-788", "(0)788/123.456"])(
  "CSV has the phone number %s as it was typed",
  async (phone) => {
    expect(await print(phone, { csv: true })).toBe(`\ufeffvalue\n${phone}\n`);
  },
);

test("a long list is printed as several tables", async () => {
  const write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const rows = Array.from({ length: 401 }, (_, value) => ({ value }));
  await printRows(rows, {}, { columns: ["value"], toTable: ({ length }) => String(length), toEnd: (all) => `${all}` });
  const printed = write.mock.calls.join("");
  write.mockRestore();
  expect(printed).toBe("200\n200\n1\n401\n");
});
