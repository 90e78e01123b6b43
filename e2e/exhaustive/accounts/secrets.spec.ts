import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { decode } from "next-auth/jwt";
import { startProcess } from "@/lib/testing/processes";
import { startSite } from "@/lib/testing/site";
import { freePort } from "../../../lib/testing/free-port";
import {
  test as base,
  createAccount,
  expect,
  expectSuccess,
  fillLogin,
  formAt,
  newAccount,
  open,
} from "../../accounts/fixtures";

interface Backend {
  settings: { BACKEND_URL: string; BACKEND_API_KEY: string };
  logs: () => string;
}

/** A site with the stand-alone backend (`npm run backend`): what the embedded one would keep to itself crosses a border here. */
const test = base.extend<{ backend: Backend }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
  backend: async ({}, use) => {
    const [HOST, PORT] = ["127.0.0.1", String(await freePort("127.0.0.1"))];
    const settings = {
      BACKEND_URL: `http://${HOST}:${PORT}`,
      BACKEND_API_KEY: randomUUID(),
      BACKEND_EXTENSIONS: "records",
    };
    const { logs, stop } = await startProcess({
      args: ["--conditions=react-server", "--import", "tsx", "lib/cli/backend.ts"],
      env: { HOST, PORT, BACKEND_API_KEY: settings.BACKEND_API_KEY },
      probe: settings.BACKEND_URL,
      isReady: () => true,
    });
    await use({ settings, logs });
    await stop();
  },
  site: async ({ backend }, use) => {
    const site = await startSite({ env: backend.settings });
    await use(site);
    await site.stop();
  },
});

test("neither password, login token, API key nor session secret reaches the browser or a log", async ({
  page,
  site,
  backend,
}) => {
  const account = { ...newAccount(), password: randomUUID() };
  const bodies: Promise<string>[] = [];
  // A redirect has no body, and one that a navigation has discarded cannot be read.
  page.on("response", (response) => void bodies.push(response.text().catch(() => "")));
  await createAccount(page, account);
  await page.request.post("/user/login", { data: { ...account, password: `${account.password}, wrongly` } });
  await open(page, "/login");
  await fillLogin(page, account);
  await formAt(page, "/user/login").submit.click();
  await expect(page).toHaveURL("/my-profile");
  await page.getByRole("radio", { name: "Talent" }).check();
  await page.getByLabel("Name").fill("Uwase Keza");
  await formAt(page, "/user/profile").submit.click();
  await expectSuccess(page, "Your profile is saved.");
  await open(page, "/");

  const secret = site.settings.NEXTAUTH_SECRET;
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === "next-auth.session-token")?.value;
  const { login_token = "" } = (await decode({ token, secret })) ?? {};
  const secrets = {
    token: String(login_token),
    password: account.password,
    key: backend.settings.BACKEND_API_KEY,
    secret,
  };
  expect(secrets.token.length).toBeGreaterThan(20);

  for (const api of ["/api/auth/session", "/user/profile", "/api/auth/csrf", "/api/auth/providers"]) {
    bodies.push((await page.request.get(api)).text());
  }
  const stored = await page.evaluate(() => JSON.stringify([document.cookie, localStorage, sessionStorage]));
  const shown = [...(await Promise.all(bodies)), stored].join("\n");
  const logs = () => site.logs() + backend.logs();
  await expect.poll(logs).toContain('"event":"login"');
  expect(shown, "the bodies are those of this person").toContain(account.username);
  for (const [name, value] of Object.entries(secrets)) {
    expect(shown.includes(value), `the ${name} is in the browser`).toBe(false);
    expect(logs().includes(value), `the ${name} is in a log`).toBe(false);
  }
});

test("no script, style or page of the build contains a key", () => {
  const root = path.join(__dirname, "../../../.next");
  const files = ["static", "server/app"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && (folder === "static" || /\.(html|rsc)$/.test(entry.name)))
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name)),
  );
  for (const type of [".js", ".html"]) expect(files.filter((file) => file.endsWith(type)).length).toBeGreaterThan(5);
  const key = /development-key|BACKEND_API_KEY|NEXTAUTH_SECRET|GOOGLE_CLIENT_SECRET|api_key|login_token/;
  expect(files.filter((file) => key.test(readFileSync(file, "utf8")))).toEqual([]);
});
