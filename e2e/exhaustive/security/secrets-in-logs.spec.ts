import { randomUUID } from "node:crypto";
import { freePort } from "../../../lib/testing/free-port";
import { expect, type Page, test } from "../../fixtures";
import { answers, startHostileBackend } from "../../support/hostile-backend";
import { startIssuer } from "../../support/issuer";
import { type Site, startSite } from "../../support/site";
import { newAddress, post, UNAVAILABLE } from "../operations/fixtures";
import { createCanaries, secretHeaders, secretPaths, secretPosts, secretReports } from "./canaries";

test.use({ expectedTrouble: [/./] });

const HOST = "127.0.0.1";
const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

type Canaries = ReturnType<typeof createCanaries>;

/** The lines since the site has started, each of which must be a JSON object. */
function readLog(site: Site): Record<string, unknown>[] {
  const lines = site.logs().split("\n").filter(Boolean);
  // After the block that the start prints.
  const logged = lines.slice(lines.findLastIndex((line) => line.startsWith("  ")) + 1);
  expect(logged.filter((line) => !/^\{.*\}$/.test(line))).toEqual([]);
  return logged.map((line) => JSON.parse(line));
}

/** Sends a canary in everything that a client can choose, in valid requests and in malformed ones. */
async function sendEverywhere({ url }: Site, { plant }: Canaries) {
  const request = async (path: string, init: RequestInit = {}) => {
    const headers = { ...secretHeaders(plant, url), "x-forwarded-for": newAddress(), ...init.headers };
    await (await fetch(url + path, { redirect: "manual", ...init, headers })).text();
  };
  const crossSite = (path: string, body: string, type: string, method = "POST") =>
    request(path, { method, body, headers: { "content-type": type, origin: `https://${plant("origin")}.example` } });
  const posts = secretPosts(plant).flatMap(([path, values]) => {
    const [json, form] = [JSON.stringify(values), new URLSearchParams(values).toString()];
    return [
      request(path, { method: "POST", body: json, headers: { "content-type": JSON_TYPE } }),
      request(path, { method: "POST", body: form, headers: { "content-type": FORM_TYPE } }),
      crossSite(path, json, JSON_TYPE),
      crossSite(path, form.slice(1), FORM_TYPE),
      crossSite(path, json, plant("content type")),
      crossSite(path, form, FORM_TYPE, "PUT"),
      // next-auth parses its own.
      ...(path.startsWith("/api/auth") ? [] : [crossSite(path, json.slice(0, -2), JSON_TYPE)]),
    ];
  });
  const reports = secretReports(plant).map((report) => crossSite("/api/csp-report", JSON.stringify(report), JSON_TYPE));
  await Promise.all([...secretPaths(plant).map((path) => request(path)), ...posts, ...reports]);
}

async function logInWithGoogle(page: Page, url: string) {
  await page.goto(`${url}/login`);
  await page.getByRole("button", { name: "Login with Google" }).click();
  await page.getByRole("button", { name: /^Continue as/ }).click();
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
}

test("nothing that clients, the backend, Google or settings say is logged", async ({ page }) => {
  test.setTimeout(120_000);
  const canaries = createCanaries();
  const { plant } = canaries;
  const [backend, issuer] = await Promise.all([startHostileBackend(), startIssuer()]);
  canaries.add("Google's client secret", issuer.clientSecret);
  const site = await startSite({
    env: {
      ...backend.settings,
      ...issuer.settings,
      BACKEND_API_KEY: plant("api key"),
      BACKEND_TIMEOUT_MS: "300",
      NEXTAUTH_SECRET: plant("session secret").padEnd(40, "x"),
      SMTP_URL: `smtp://${plant("mail user")}:${plant("mail password")}@${HOST}:${await freePort(HOST)}`,
      ENQUIRY_TO: "sales@example.org",
    },
  });
  try {
    const message = { status: 400, body: { success: false, result: plant("backend's message") } };
    for (const answer of [...(Object.keys(answers) as (keyof typeof answers)[]), message]) {
      backend.answer = answer;
      const values = { username: `${plant("person")}@example.org`, password: plant("password") };
      await post(site.url, "/user/login", values);
    }
    const user = {
      username: `${plant("user name")}@example.org`,
      login_token: plant("login token"),
      role: plant("role"),
    };
    backend.answer = { body: { success: true, result: user }, headers: { "x-secret": plant("backend's header") } };
    await sendEverywhere(site, canaries);
    backend.answer = { status: 500, body: plant("backend's error page") };
    issuer.person = { sub: randomUUID(), email: `${plant("Google's person")}@example.org`, email_verified: true };
    await logInWithGoogle(page, site.url);
    const login = backend.requests.find(({ call }) => call === "googleLogin");
    canaries.add("Google's token", String(Object(login?.body).token));

    await expect.poll(site.logs, { timeout: 20_000 }).toMatch(/"event":"delivery","outcome":"failed"/);
    expect(canaries.count()).toBeGreaterThan(200);
    expect(canaries.findIn(site.logs())).toEqual([]);
    const events = new Set(readLog(site).map(({ event }) => event));
    for (const event of ["login", "register", "enquiry", "csp-violation", "delivery", "backend", "request"])
      expect(events).toContain(event);
  } finally {
    await site.stop();
    await Promise.all([backend.stop(), issuer.stop()]);
  }
});

test("the password of an unreachable database is not logged", async () => {
  const canaries = createCanaries();
  const { plant } = canaries;
  const host = `${HOST}:${await freePort(HOST)}`;
  const DATABASE_URL = `postgres://${plant("user")}:${plant("password")}@${host}/${plant("database")}`;
  const site = await startSite({ env: { DATABASE_URL } });
  try {
    await sendEverywhere(site, canaries);
    await fetch(`${site.url}/api/ready`);
    await expect.poll(site.logs).toContain('"event":"not-ready"');
    expect(canaries.findIn(site.logs())).toEqual([]);
    readLog(site);
  } finally {
    await site.stop();
  }
});

test("a person is logged as one hash, and a reference leads to the log and to the backend's request", async () => {
  const canaries = createCanaries();
  const backend = await startHostileBackend();
  const site = await startSite({ env: backend.settings });
  try {
    const [one, other] = [canaries.plant("one"), canaries.plant("other")].map((name) => `${name}@example.org`) as [
      string,
      string,
    ];
    const password = canaries.plant("password");
    const logIn = (username: string) => post(site.url, "/user/login", { username, password });
    const refused = [await logIn(one), await logIn(one.toUpperCase()), await logIn(other)];
    refused.push(await post(site.url, "/user/register", { username: one, password, confirm_password: password }));

    const hashes = () => readLog(site).flatMap(({ who }) => who ?? []);
    // A response may arrive before its line is written.
    await expect.poll(hashes).toHaveLength(refused.length);
    const [first, inCapitals, second, registered] = hashes();
    expect([first === inCapitals, first === second, first === registered]).toEqual([true, false, true]);
    for (const { result, reference = "none" } of refused) {
      expect(result).toBe(UNAVAILABLE);
      const ids = readLog(site).map(({ requestId }) => String(requestId));
      const [id, ...others] = new Set(ids.filter((requestId) => requestId.startsWith(reference)));
      expect(others).toEqual([]);
      expect(backend.requests.filter(({ headers }) => headers["x-request-id"] === id)).toHaveLength(1);
    }
    expect(canaries.findIn(site.logs())).toEqual([]);
  } finally {
    await site.stop();
    await backend.stop();
  }
});
