import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "secret-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The secret of a process that starts with these settings. */
async function secretOf(settings: Record<string, string>): Promise<string> {
  jest.resetModules();
  Object.assign(process.env, settings);
  const { getSecret } = await import("./secret");
  return getSecret();
}

test("a secret is created once, and only its owner can read the file", async () => {
  const first = await secretOf({ DATA_DIR: path.join(folder, "data"), NEXTAUTH_SECRET: "" });
  expect(first.length).toBeGreaterThanOrEqual(43);
  const second = await secretOf({ DATA_DIR: path.join(folder, "data"), NEXTAUTH_SECRET: "" });
  expect(second).toBe(first);
  const [file = "", ...others] = readdirSync(path.join(folder, "data"));
  expect(others).toEqual([]);
  expect(statSync(path.join(folder, "data", file)).mode & 0o777).toBe(0o600);
  expect(readFileSync(path.join(folder, "data", file), "utf8")).toBe(first);
});

test("NEXTAUTH_SECRET is used if it is set, and no file is written", async () => {
  const given = "a secret of more than thirty-two characters";
  expect(await secretOf({ DATA_DIR: folder, NEXTAUTH_SECRET: given })).toBe(given);
  expect(readdirSync(folder)).toEqual([]);
});
