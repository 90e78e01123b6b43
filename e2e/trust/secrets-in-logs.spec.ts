import { randomUUID } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { googleButton } from "../accounts/google-person";
import { answers } from "../peers/hostile-answers";
import { startHostileBackend } from "../peers/hostile-backend";
import { startIssuer } from "../peers/issuer";
import { freePort } from "../peers/ports";
import { startSite } from "../peers/site";
import { post } from "./form-posts";
import { createPlants, plantedHeaders, plantedPaths, plantedPosts, plantedReports } from "./plants";

const HOST = "127.0.0.1";
const TEST_TIMEOUT_MS = 2 * 60_000;
const BACKEND_TIMEOUT_MS = "300";
const MAIL_WITHIN_MS = 20_000;
const unavailable = "Something went wrong. Please try again later.";

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

type Plants = ReturnType<typeof createPlants>;
type Site = Awaited<ReturnType<typeof startSite>>;

/** The lines since the site was up, each of which has to be one JSON object. */
function readLog(site: Site, from: number): Record<string, unknown>[] {
  const lines = site.logs().slice(from).split("\n").filter(Boolean);
  const odd = lines.filter((line) => !/^\{.*\}$/.test(line));
  expect(odd, "lines that are no JSON").toEqual([]);
  return lines.map((line) => JSON.parse(line));
}

/** Everything that is planted goes to the site, as JSON and as forms, whole and broken. */
async function plantEverywhere({ url }: Site, { plant }: Plants) {
  const send = (path: string, init: RequestInit = {}) =>
    fetch(url + path, {
      redirect: "manual",
      ...init,
      headers: {
        ...plantedHeaders(plant, url),
        "x-forwarded-for": `10.11.0.${1 + Math.floor(Math.random() * 250)}`,
        ...init.headers,
      },
    }).then((answer) => answer.text());
  const post = (path: string, body: string, type: string, method = "POST") =>
    send(path, { method, body, headers: { "content-type": type, origin: `https://${plant("origin")}.example` } });
  const posts = plantedPosts(plant).flatMap(([path, values]) => {
    const [json, form] = [JSON.stringify(values), new URLSearchParams(values).toString()];
    return [
      send(path, { method: "POST", body: json, headers: { "content-type": JSON_TYPE } }),
      send(path, { method: "POST", body: form, headers: { "content-type": FORM_TYPE } }),
      post(path, json, JSON_TYPE),
      post(path, form.slice(1), FORM_TYPE),
      post(path, json, plant("content type")),
      post(path, form, FORM_TYPE, "PUT"),
      // next-auth reads its own.
      ...(path.startsWith("/api/auth") ? [] : [post(path, json.slice(0, -2), JSON_TYPE)]),
    ];
  });
  const reports = plantedReports(plant).map((report) => post("/api/csp-report", JSON.stringify(report), JSON_TYPE));
  await Promise.all([...plantedPaths(plant).map((path) => send(path)), ...posts, ...reports]);
}

interface Parts {
  plants: Plants;
}
const test = base.extend<Parts>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
  plants: async ({}, use) => use(createPlants()),
});

async function logInWithGoogle(page: Page, issuer: Awaited<ReturnType<typeof startIssuer>>, email: string) {
  issuer.person = { sub: randomUUID(), email, email_verified: true };
  await page.goto("/login");
  await googleButton(page, "login").click();
  await page.getByRole("button", { name: /^Continue as/ }).click();
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
}

test("nothing that people and peers say gets into the log", async ({ browser, plants }) => {
  test.setTimeout(TEST_TIMEOUT_MS);
  const { plant } = plants;
  const [backend, issuer] = await Promise.all([startHostileBackend(), startIssuer()]);
  plants.add("Google's client secret", issuer.clientSecret);
  const site = await startSite({
    env: {
      ...backend.settings,
      ...issuer.settings,
      BACKEND_API_KEY: plant("api key"),
      BACKEND_TIMEOUT_MS,
      NEXTAUTH_SECRET: plant("session secret").padEnd(40, "x"),
      SMTP_URL: `smtp://${plant("mail user")}:${plant("mail password")}@${HOST}:${await freePort(HOST)}`,
      ENQUIRY_TO: `${plant("mailbox")}@example.org`,
    },
  });
  const from = site.logs().length;
  issuer.admit(site.url);
  try {
    const said = { status: 400, body: { success: false, result: plant("backend's text") } };
    const kinds = [...(Object.keys(answers) as (keyof typeof answers)[]), said];
    for (const answer of kinds) {
      backend.answer = answer;
      const username = `${plant("person")}@example.org`;
      await post(site.url, "/user/login", { username, password: plant("password") });
    }
    const user = {
      username: `${plant("their name")}@example.org`,
      login_token: plant("login token"),
      role: plant("role"),
    };
    backend.answer = { body: { success: true, result: user }, headers: { "x-secret": plant("backend's header") } };
    await plantEverywhere(site, plants);
    backend.answer = { status: 500, body: plant("backend's page") };
    const page = await browser.newPage({ baseURL: site.url });
    await logInWithGoogle(page, issuer, `${plant("Google's person")}@example.org`);
    const token = backend.requests.find(({ call }) => call === "googleLogin")?.body as { token: string };
    plants.add("Google's token", token.token);
    await page.close();

    await expect.poll(() => site.logs(), { timeout: MAIL_WITHIN_MS }).toMatch(/"event":"delivery","outcome":"failed"/);
    expect(plants.count()).toBeGreaterThan(200);
    expect(plants.findIn(site.logs())).toEqual([]);
    const events = new Set(readLog(site, from).map(({ event }) => event));
    for (const event of ["login", "register", "enquiry", "csp-violation", "delivery", "backend", "request"]) {
      expect(events).toContain(event);
    }
  } finally {
    await site.stop();
    await Promise.all([backend.stop(), issuer.stop()]);
  }
});

test("a database that cannot be reached does not give its password away", async ({ plants }) => {
  const { plant } = plants;
  const address = `${HOST}:${await freePort(HOST)}`;
  const DATABASE_URL = `postgres://${plant("database user")}:${plant("database password")}@${address}/${plant("database")}`;
  const site = await startSite({ env: { DATABASE_URL } });
  const from = site.logs().length;
  try {
    await plantEverywhere(site, plants);
    await fetch(`${site.url}/api/ready`);
    await expect.poll(() => site.logs()).toContain('"event":"not-ready"');
    expect(plants.findIn(site.logs())).toEqual([]);
    readLog(site, from);
  } finally {
    await site.stop();
  }
});

test("a person is one hash, and a reference leads to the log and to the backend's", async ({ plants }) => {
  const backend = await startHostileBackend();
  const site = await startSite({ env: { ...backend.settings } });
  const from = site.logs().length;
  try {
    const { plant } = plants;
    const persons = [plant("one person"), plant("another person")].map((name) => `${name}@example.org`);
    const [one = "", other = ""] = persons;
    const password = plant("password");
    const logIn = (username: string) => post(site.url, "/user/login", { username, password });
    const refused = [await logIn(one), await logIn(one.toUpperCase()), await logIn(other)];
    refused.push(await post(site.url, "/user/register", { username: one, password, confirm_password: password }));

    const whosSoFar = () => readLog(site, from).flatMap(({ who }) => who ?? []);
    // An answer may be here before the line that tells of it.
    await expect.poll(whosSoFar).toHaveLength(refused.length);
    const [lines, whos] = [readLog(site, from), whosSoFar()];
    expect([whos[0] === whos[1], whos[0] === whos[2], whos[0] === whos[3]]).toEqual([true, false, true]);
    for (const { result, reference = "nothing" } of refused) {
      expect(result).toBe(unavailable);
      const ids = lines.map(({ requestId }) => String(requestId)).filter((id) => id.startsWith(reference));
      expect(new Set(ids).size).toBe(1);
      expect(backend.requests.filter(({ headers }) => headers["x-request-id"] === ids[0])).toHaveLength(1);
    }
    expect(plants.findIn(site.logs())).toEqual([]);
  } finally {
    await site.stop();
    await backend.stop();
  }
});
