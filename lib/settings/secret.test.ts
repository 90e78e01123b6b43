import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { withFolder } from "@/lib/testing/folder";

const inFolder = withFolder();

/** Reads the secret of a process that starts with these settings. */
async function secretOf(settings: Record<string, string>): Promise<string> {
  jest.resetModules();
  Object.assign(process.env, settings);
  const { getSecret } = await import("@/lib/settings/secret");
  return getSecret();
}

test("a secret is created once, and only its owner can read the file", async () => {
  const first = await secretOf({ DATA_DIR: inFolder("data"), NEXTAUTH_SECRET: "" });
  expect(first.length).toBeGreaterThanOrEqual(43);
  const second = await secretOf({ DATA_DIR: inFolder("data"), NEXTAUTH_SECRET: "" });
  expect(second).toBe(first);
  const [file = "", ...others] = readdirSync(inFolder("data"));
  expect(others).toEqual([]);
  expect(statSync(inFolder("data", file)).mode & 0o777).toBe(0o600);
  expect(readFileSync(inFolder("data", file), "utf8")).toBe(first);
});

test("NEXTAUTH_SECRET is used if it is set, and no file is written", async () => {
  const given = "a secret of more than thirty-two characters";
  expect(await secretOf({ DATA_DIR: inFolder(), NEXTAUTH_SECRET: given })).toBe(given);
  expect(readdirSync(inFolder())).toEqual([]);
});

test("a secret that cannot be read or created is named with the cause", async () => {
  mkdirSync(inFolder("folder", "nextauth-secret"), { recursive: true });
  writeFileSync(inFolder("file"), "");
  mkdirSync(inFolder("empty"));
  writeFileSync(inFolder("empty", "nextauth-secret"), "");
  for (const [name, message] of [
    [
      "folder",
      `DATA_DIR cannot be used: ${inFolder("folder", "nextauth-secret")} cannot be read: illegal operation on a directory.`,
    ],
    ["file", `${inFolder("file", "nextauth-secret")} cannot be read: not a directory.`],
    ["file/data", `${inFolder("file", "data", "nextauth-secret")} cannot be read: not a directory.`],
    ["empty", `${inFolder("empty", "nextauth-secret")} is empty: delete it.`],
  ] as const)
    await expect(secretOf({ DATA_DIR: inFolder(name), NEXTAUTH_SECRET: "" })).rejects.toThrow(message);
});
