import { randomUUID } from "node:crypto";
import { enquiryFieldNames } from "@/lib/enquiries/fields";
import { type Site, startSite } from "@/lib/testing/site";
import { freePort } from "../../../lib/testing/free-port";
import { announced } from "../../accounts/fixtures";
import { expect, type Page, test } from "../../fixtures";
import { answers, startHostileBackend } from "../../support/hostile-backend";
import { startIssuer } from "../../support/issuer";
import { newAddress, post } from "../operations/fixtures";

test.use({ allowedErrors: [/./] });

const HOST = "127.0.0.1";
const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

let count = 0;
/** A unique word that every field accepts, and that no log may contain. */
const plant = (where: string) => `planted-${where}-${++count}`;
const plantAddress = () => `${plant("address")}@example.org`;
const plantAll = (...names: string[]) => Object.fromEntries(names.map((name) => [name, plant(name)]));

const plantedIn = (logs: string) => [...new Set(logs.match(/planted-[\w-]+/gi))];

/** The lines since the site has started, each of which must be a JSON object. */
function readLog(site: Site): Record<string, unknown>[] {
  const lines = site.logs().split("\n").filter(Boolean);
  // The log begins after the block that the start prints.
  const logged = lines.slice(lines.findLastIndex((line) => line.startsWith("  ")) + 1);
  expect(logged.filter((line) => !/^\{.*\}$/.test(line))).toEqual([]);
  return logged.map((line) => JSON.parse(line));
}

const secretHeaders = (url: string): Record<string, string> => ({
  cookie: `${plant("cookie")}=${plant("cookie")}; next-auth.session-token=${plant("session")}`,
  authorization: `Bearer ${plant("authorization")}`,
  "user-agent": plant("agent"),
  referer: `${url}/${plant("path")}?token=${plant("query")}`,
  "x-forwarded-host": plant("host"),
});

const secretPaths = () => [
  `/?token=${plant("query")}`,
  `/login?callbackUrl=/${plant("callback")}`,
  `/${plant("path")}`,
  `/reset-password?token=${plant("token")}`,
  `/user/profile?${plant("name")}=1`,
  `/api/auth/callback/google?code=${plant("code")}&state=${plant("state")}`,
  `/api/auth/callback/google?error=${plant("error")}&error_description=${plant("description")}`,
  `/api/auth/${plant("action")}`,
  `/enquiries/token?${plant("query")}`,
  `/%E0%A4%A${plant("path")}`,
  `/_next/image?url=${plant("picture")}&w=64&q=75`,
];

const secretPosts = (): [path: string, values: Record<string, string>][] => {
  const password = plant("password");
  const visit = JSON.stringify({
    landing: `/?utm_source=${plant("source")}`,
    referrer: `https://${plant("host")}.example`,
  });
  return [
    ["/user/login", { username: plantAddress(), password }],
    ["/user/login", plantAll("username", "password")],
    ["/user/register", { username: plantAddress(), ...plantAll("password", "confirm_password") }],
    ["/user/register", { username: plantAddress(), password, confirm_password: password }],
    ["/user/reset-password", { token: plant("token"), password, confirm_password: password }],
    ["/user/profile", plantAll("kind", "name", "phone", "about")],
    [
      "/enquiries",
      {
        ...plantAll(...enquiryFieldNames, "website", "token", "key"),
        email: plantAddress(),
        visit,
      },
    ],
    ["/enquiries/subscribe", { email: plantAddress() }],
    ["/enquiries/subscribe", { email: plant("email") }],
    ["/api/auth/signin/google", plantAll("csrfToken", "callbackUrl")],
    ["/user/logout", {}],
  ];
};

/** Sends planted words in everything that a client can choose, in valid requests and in malformed ones. */
async function sendEverywhere({ url }: Site) {
  const request = async (path: string, init: RequestInit = {}) => {
    const headers = { ...secretHeaders(url), "x-forwarded-for": newAddress(), ...init.headers };
    await (await fetch(url + path, { redirect: "manual", ...init, headers })).text();
  };
  const send = (path: string, body: string, type: string, headers: Record<string, string> = {}) =>
    request(path, { method: "POST", body, headers: { "content-type": type, ...headers } });
  const posts = secretPosts().flatMap(([path, values]) => {
    const [json, form] = [JSON.stringify(values), new URLSearchParams(values).toString()];
    return [
      send(path, json, JSON_TYPE),
      send(path, form, FORM_TYPE),
      // The log names a few origins that were refused, for an operator whose SITE_URL is wrong.
      send(path, form, FORM_TYPE, { origin: "https://other.example" }),
      send(path, json, plant("type")),
      // next-auth parses its own posts.
      ...(path.startsWith("/api/auth") ? [] : [send(path, json.slice(0, -2), JSON_TYPE)]),
    ];
  });
  await Promise.all([...secretPaths().map((path) => request(path)), ...posts]);
}

async function logInWithGoogle(page: Page, url: string) {
  await page.goto(`${url}/login`);
  await page.getByRole("button", { name: "Login with Google" }).click();
  await page.getByRole("button", { name: /^Continue as/ }).click();
  await expect(announced(page, "alert")).toBeVisible();
}

test("nothing that clients, the backend, Google or settings say is logged, and a person as one hash", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [backend, issuer] = await Promise.all([startHostileBackend(), startIssuer()]);
  const site = await startSite({
    env: {
      ...backend.settings,
      ...issuer.settings,
      BACKEND_API_KEY: plant("key"),
      BACKEND_TIMEOUT_MS: "300",
      NEXTAUTH_SECRET: plant("secret").padEnd(40, "x"),
      SMTP_URL: `smtp://${plant("user")}:${plant("password")}@${HOST}:${await freePort(HOST)}`,
      ENQUIRY_TO: "sales@example.org",
    },
  });
  try {
    const [one, other, password] = [plantAddress(), plantAddress(), plant("password")];
    for (const username of [one, one.toUpperCase(), other]) await post(site.url, "/user/login", { username, password });
    await post(site.url, "/user/register", { username: one, password, confirm_password: password });
    const hashes = () => readLog(site).flatMap(({ who }) => who ?? []);
    // A response may arrive before its line is written.
    await expect.poll(hashes).toHaveLength(4);
    const [first, inCapitals, second, registered] = hashes();
    expect([first === inCapitals, first === second, first === registered]).toEqual([true, false, true]);

    const message = { status: 400, body: { success: false, result: plant("message") } };
    for (const answer of [...(Object.keys(answers) as (keyof typeof answers)[]), message]) {
      backend.answer = answer;
      await post(site.url, "/user/login", { username: plantAddress(), password: plant("password") });
    }
    const result = { username: plantAddress(), ...plantAll("login_token", "role") };
    backend.answer = { body: { success: true, result }, headers: { "x-secret": plant("header") } };
    await sendEverywhere(site);
    backend.answer = { status: 500, body: plant("body") };
    issuer.person = { sub: randomUUID(), email: plantAddress(), email_verified: true };
    await logInWithGoogle(page, site.url);
    const login = backend.requests.find(({ call }) => call === "googleLogin");
    const token = String(Object(login?.body).token);

    await expect.poll(site.logs, { timeout: 20_000 }).toMatch(/"event":"delivery","outcome":"failed"/);
    expect(plantedIn(site.logs())).toEqual([]);
    for (const secret of [issuer.clientSecret, token]) expect(site.logs().includes(secret)).toBe(false);
    const events = new Set(readLog(site).map(({ event }) => event));
    for (const event of ["login", "register", "enquiry", "delivery", "backend", "request"])
      expect(events).toContain(event);
  } finally {
    await site.stop();
    await Promise.all([backend.stop(), issuer.stop()]);
  }
});

test("the password of an unreachable database is not logged", async () => {
  const host = `${HOST}:${await freePort(HOST)}`;
  const DATABASE_URL = `postgres://${plant("user")}:${plant("password")}@${host}/${plant("database")}`;
  const site = await startSite({ env: { DATABASE_URL } });
  try {
    await sendEverywhere(site);
    await fetch(`${site.url}/api/ready`);
    await expect.poll(site.logs).toContain('"event":"not-ready"');
    expect(plantedIn(site.logs())).toEqual([]);
    readLog(site);
  } finally {
    await site.stop();
  }
});
