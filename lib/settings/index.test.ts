import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { extensions, findUnknownSettings, parseSettings, type Settings, schema } from ".";

const settingNames = schema.keyof().options;

const KEY = { BACKEND_API_KEY: "a-key" };
const MAIL = { SMTP_URL: "smtps://mail.example.org:465", ENQUIRY_TO: "a@example.org" };

test("everything has a default, for unset and for empty settings", () => {
  const defaults = parseSettings({});
  expect(defaults).toMatchObject({ PORT: 3000, HOST: "localhost", DATA_DIR: ".data", TRUST_PROXY: 0 });
  expect(parseSettings(Object.fromEntries(settingNames.map((name) => [name, ""])))).toEqual(defaults);
});

test.each<[keyof Settings, string, unknown]>([
  ["SITE_URL", "HTTPS://WWW.Example.org:443/", "https://www.example.org"],
  ["BACKEND_URL", "https://backend.example.org/v1/", "https://backend.example.org/v1"],
  // Tokens have the same text in `iss`.
  ["GOOGLE_ISSUER", "https://issuer.example.org/", "https://issuer.example.org/"],
  ["DATABASE_URL", "postgres://si%40te:p%2Fa%3Fs%23s@db/site", "postgres://si%40te:p%2Fa%3Fs%23s@db/site"],
  ["DATABASE_URL", "postgres:///site?host=/run/postgresql", "postgres:///site?host=/run/postgresql"],
  ["DATABASE_URL", "postgres://db/site?sslrootcert=package.json", "postgres://db/site?sslrootcert=package.json"],
  ["DATABASE_URL", "file:///var/site.db", "file:///var/site.db"],
  ["GOOGLE_ISSUER", "http://[::1]:8080/a_b", "http://[::1]:8080/a_b"],
  ["BACKEND_EXTENSIONS", "records, logout", ["records", "logout"]],
  ["ENQUIRY_FROM", "web@company.example", { address: "web@company.example" }],
  [
    "ENQUIRY_FROM",
    "Ümurage, Ltd <web@münchen.example>",
    { name: "Ümurage, Ltd", address: "web@xn--mnchen-3ya.example" },
  ],
  [
    "ENQUIRY_FROM",
    '"Umurage <Kigali>" <web@company.example>',
    { name: "Umurage <Kigali>", address: "web@company.example" },
  ],
])("%s=%s is %s", (name, value, expected) => {
  expect(parseSettings({ ...KEY, [name]: value })[name]).toEqual(expected);
});

test.each<[keyof Settings, string]>([
  ["PORT", "65536"],
  ["HOST", "local host"],
  ["SITE_URL", "https://www.example.org/hunter2"],
  ["SITE_URL", "ftp://hunter2.example.org"],
  ["SITE_URL", "https://hunter2;script-src.example.org"],
  ["SITE_URL", "https://hunter2.example.org."],
  ["NEXTAUTH_SECRET", "hunter2"],
  ["NEXTAUTH_SECRET", `hunter2${" ".repeat(32)}`],
  ["DATABASE_URL", "postgres://site:hunter2@db1,db2/site"],
  ["DATABASE_URL", "postgres:///hunter2?host=db1,db2"],
  ["DATA_DIR", " hunter2"],
  ["DATABASE_URL", "postgres://site:hunter2@db:port/site"],
  ["DATABASE_URL", "postgres://site:12/hunter2@db/site"],
  ["DATABASE_URL", "file://hunter2/site.db"],
  ["DATABASE_URL", "file:hunter2.db?mode=ro"],
  ["DATABASE_URL", "file::memory:"],
  ["BACKEND_URL", "https://backend.example.org/?key=hunter2"],
  ["BACKEND_API_KEY", "hunter2 key"],
  ["BACKEND_EXTENSIONS", "records,hunter2"],
  ["BACKEND_TIMEOUT_MS", "30000"],
  ["SMTP_URL", "smtp://user:hunter2%off@mail.example.org"],
  ["SMTP_URL", "smtp://user:25/hunter2@mail.example.org"],
  ["SMTP_URL", "smtp://us%3Aer:hunter2@mail.example.org"],
  ["SMTP_URL", "smtp://mail.example.org/hunter2"],
  ["SMTP_URL", "smtp://hunter2.münchen.example"],
  ["SMTP_URL", "smtp://user:hunter2@mail.example.org:465"],
  ["SMTP_URL", "smtps://user:hunter2@mail.example.org:587"],
  ["SMTP_URL", "smtps://user:hunter2@mail.example.org:25"],
  ["ENQUIRY_TO", "a@example.org,hunter2@example.org"],
  ["ENQUIRY_FROM", "hunter2\r\nBcc: all@example.org <a@example.org>"],
  ["ENQUIRY_FROM", "hunter2 <a@example.org>, b@example.org"],
  ["ENQUIRY_FROM", "hunter2 <a@example>"],
  ["ENQUIRY_FROM", "<hunter2> a@example.org"],
  ["TRUST_PROXY", "true"],
])("%s=%j is rejected in one line, without its value", (name, value) => {
  const line = new RegExp(`^${name} is invalid: it must be (?!.*hunter2).+\\.$`);
  expect(() => parseSettings({ ...KEY, ...MAIL, [name]: value })).toThrow(line);
});

test.each([
  ["the embedded backend", {}, [...extensions]],
  ["a remote backend", { BACKEND_URL: "https://backend.example.org", ...KEY }, []],
])("by default the site makes the optional calls of %s: %j", async (_, settings, expected) => {
  const before = process.env;
  process.env = { ...before, ...settings };
  jest.resetModules();
  const { backendExtensions } = await import("@/lib/settings/env");
  process.env = before;
  expect(backendExtensions).toEqual(expected);
});

test("a variable with a prefix of the settings is unknown unless it is one, and others are not looked at", () => {
  const unknown = ["SMTP_URI", "ENQUIRY_FORM", "BACKEND_KEY", "GOOGLE_CLIENT_KEY", "SITE_URI", "METRICS_ADDRESS"];
  const foreign = ["HOME", "NODE_ENV", "POSTGRES_PASSWORD", "GOOGLE_APPLICATION_CREDENTIALS", "SITEMAP"];
  expect(findUnknownSettings([...unknown, ...foreign, ...settingNames])).toEqual(unknown);
});

test("every wrong setting has its line, one that is missing or that contradicts another as well", () => {
  const environment = { SITE_URL: "x", METRICS_PORT: "3000", TRUST_PROXY: "x", SMTP_URL: "x" };
  expect(() => parseSettings(environment)).toThrow(
    /^SITE_URL .+\nSMTP_URL .+\nTRUST_PROXY .+\nMETRICS_PORT is invalid: .+ differ .+\nENQUIRY_TO is missing: .+$/,
  );
  expect(() => parseSettings({ PORT: "x", METRICS_PORT: "y" })).toThrow(/^PORT .+\nMETRICS_PORT .+ free .+$/);
});

test.each([
  [{ BACKEND_URL: "https://backend.example.org" }, "BACKEND_API_KEY"],
  [{ GOOGLE_CLIENT_ID: "id" }, "GOOGLE_CLIENT_SECRET"],
  [{ GOOGLE_CLIENT_SECRET: "secret" }, "GOOGLE_CLIENT_ID"],
  [{ SMTP_URL: "smtps://mail.example.org:465" }, "ENQUIRY_TO"],
  [{ ENQUIRY_TO: "a@b.c" }, "SMTP_URL"],
  [{ ENQUIRY_ACKNOWLEDGE: "on" }, "SMTP_URL"],
])("%j needs %s", (environment, missing) => {
  const [name] = Object.keys(environment);
  expect(() => parseSettings(environment)).toThrow(new Error(`${missing} is missing: ${name} needs it.`));
});

test("the README's table has every setting in their order, with its default and meaning", () => {
  const rows = readFileSync("README.md", "utf8").matchAll(/^\| `([A-Z_]+)` \| (.*) ?\| (.+) \|$/gm);
  const documented = [...rows].map(([, name, fallback = "", meaning = ""]) => ({ name, fallback, meaning }));
  expect(documented.map(({ name }) => name)).toEqual(settingNames);
  const defaults = parseSettings({});
  for (const { name, fallback, meaning } of documented) {
    const { description = "" } = schema.shape[name as keyof Settings];
    const value = defaults[name as keyof Settings];
    // The explanation goes on after the meaning.
    const text = meaning.replaceAll("`", "").replace(/\[(.+?)\]\(.+?\)/g, "$1");
    expect(text.slice(0, description.length)).toBe(description);
    if (value !== undefined) expect(fallback.trim()).toBe(`\`${value === false ? "off" : value}\``);
  }
});

test(".env.example has every setting, and no other one", () => {
  const example = readFileSync(".env.example", "utf8");
  expect(settingNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(example))).toEqual([]);
  const variables = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(variables.filter((name) => !settingNames.some((known) => known === name))).toEqual(["POSTGRES_PASSWORD"]);
});

/** Reads the settings in an environment with these variables. */
async function importSettings(variables: Record<string, string>) {
  const before = process.env;
  process.env = { ...before, ...variables };
  jest.resetModules();
  return import("@/lib/settings/env").finally(() => {
    process.env = before;
  });
}

test.each([
  ["missing.env", "no such file or directory"],
  ["lib", "illegal operation on a directory"],
  ["README.md/env", "not a directory"],
])("an ENV_FILE that cannot be read is named with the cause: %s, %s", async (file, cause) => {
  const message = `The settings file ${path.resolve(file)} cannot be read: ${cause}.`;
  await expect(importSettings({ ENV_FILE: file })).rejects.toThrow(message);
});

test("a certificate that cannot be read is named with the cause", () => {
  expect(() => parseSettings({ DATABASE_URL: "postgres://site:hunter2@db/site?sslrootcert=missing.crt" })).toThrow(
    new Error(`DATABASE_URL is invalid: ${path.resolve("missing.crt")} cannot be read: no such file or directory.`),
  );
});

test("SITE_SETTINGS, by which the site hands its settings to Next, is ignored outside of Next", async () => {
  expect((await importSettings({ SITE_SETTINGS: "{}" })).env.PORT).toBe(3000);
});

test("a wrong setting stops `npm start` with one line, before anything is built", () => {
  const env = { ...process.env, SITE_URL: "nowhere" };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["lib/cli/bootstrap.mjs", "start"], {
    env,
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^SITE_URL is invalid: .+\.\n$/);
});

test("metrics have a port of their own", () => {
  for (const environment of [{ METRICS_PORT: "3000" }, { PORT: "9100", METRICS_PORT: "9100" }])
    expect(() => parseSettings(environment)).toThrow("METRICS_PORT is invalid: it must differ from PORT.");
  expect(parseSettings({ PORT: "9100", METRICS_PORT: "3000" }).METRICS_PORT).toBe(3000);
});
