import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "secret-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  for (const name of ["DATA_DIR", "NEXTAUTH_SECRET"]) delete process.env[name];
});

/** What a process that starts with these settings takes for its secret. */
async function secretOf(settings: Record<string, string>): Promise<string> {
  jest.resetModules();
  Object.assign(process.env, settings);
  const { getSecret } = await import("./secret");
  return getSecret();
}

test("it is made once, kept for the next start, and only its owner can read it", async () => {
  const first = await secretOf({ DATA_DIR: path.join(folder, "data") });
  expect(first.length).toBeGreaterThanOrEqual(43);
  const second = await secretOf({ DATA_DIR: path.join(folder, "data") });
  expect(second).toBe(first);
  const [file = "", ...others] = readdirSync(path.join(folder, "data"));
  expect(others).toEqual([]);
  expect(statSync(path.join(folder, "data", file)).mode & 0o777).toBe(0o600);
  expect(readFileSync(path.join(folder, "data", file), "utf8")).toBe(first);
});

test("a secret that is set is the one, and nothing is written", async () => {
  const given = "a secret of more than thirty-two characters";
  expect(await secretOf({ DATA_DIR: folder, NEXTAUTH_SECRET: given })).toBe(given);
  expect(readdirSync(folder)).toEqual([]);
});
