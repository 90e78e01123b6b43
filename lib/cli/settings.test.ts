import { spawnSync } from "node:child_process";
import path from "node:path";

const start = path.join(__dirname, "start.mjs");

/** Starts the site with a wrong setting; a right one would go on to build it. */
const startWith = (env: Record<string, string>) =>
  spawnSync(process.execPath, [start], {
    encoding: "utf8",
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "test", BACKEND_API_KEY: "a-key", ...env },
  });

test.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["HOST", "not a host"],
  ["SITE_URL", "www.example.org"],
  ["SITE_URL", "https://www.example.org/path"],
  ["SITE_URL", "https://user:secret@www.example.org"],
  ["BACKEND_URL", "https://user:secret@backend.example.org"],
  ["BACKEND_URL", "https://backend.example.org/?v=2"],
  ["NEXTAUTH_SECRET", "too short"],
  ["DATABASE_URL", "mysql://localhost/site"],
  ["BACKEND_TIMEOUT_MS", "10s"],
  ["BACKEND_TIMEOUT_MS", "25001"],
  ["GOOGLE_ISSUER", "accounts.google.com"],
  ["TRUST_PROXY", "yes"],
])("%s=%s stops the start with a line that names it", (name, value) => {
  const { status, stderr, stdout } = startWith({ [name]: value });
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr.trim().split("\n")).toEqual([
    expect.stringMatching(new RegExp(`^${name} is set but wrong: it should `)),
  ]);
});

test.each([
  ["GOOGLE_CLIENT_ID", "id", "GOOGLE_CLIENT_SECRET"],
  ["GOOGLE_CLIENT_SECRET", "a secret value", "GOOGLE_CLIENT_ID"],
])("%s alone stops the start with a line that names what is missing", (name, value, needed) => {
  const { status, stderr } = startWith({ [name]: value });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(`${needed} is missing: ${name} needs it.`);
});

test("BACKEND_URL alone stops the start with a line that names what is missing", () => {
  const { status, stderr } = startWith({ BACKEND_URL: "https://backend.example.org", BACKEND_API_KEY: "" });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe("BACKEND_API_KEY is missing: BACKEND_URL needs it.");
});

test("a wrong secret is not repeated", () => {
  expect(startWith({ NEXTAUTH_SECRET: "hush" }).stderr).not.toContain("hush");
});
