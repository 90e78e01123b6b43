import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { startSite } from "../peers/site";
import { createAccount, expect, newAccount, test } from "./fixtures";

const SESSION = "next-auth.session-token";

/** A cookie as an answer sets it. */
function read(cookie: string) {
  const [pair = "", ...flags] = cookie.split(/;\s*/);
  const [name = "", value = ""] = pair.split("=");
  return { name, value: decodeURIComponent(value), flags: flags.map((flag) => flag.toLowerCase()) };
}

const expiry = [expect.stringMatching(/^max-age=\d+$/), expect.stringMatching(/^expires=/)];
const lasting = (...flags: string[]) => expect.arrayContaining([...flags, "path=/", "samesite=lax", expiry[0]]);

test("the session's cookie is for no script, the readable one says who it is", async ({ page }) => {
  const account = await createAccount(page);
  const response = await page.request.post("/user/login", { data: account });
  const set = response.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
  const cookies = set.map(({ value }) => read(value));
  expect(cookies.map(({ name }) => name).sort()).toEqual([SESSION, "user"]);
  const [session, user] = [SESSION, "user"].map((wanted) => cookies.find(({ name }) => name === wanted));
  expect(session?.flags).toEqual(lasting("httponly"));
  expect(session?.value).not.toContain(account.username);
  expect(JSON.parse(user?.value ?? "")).toEqual({ username: account.username, role: "talent" });
  expect(user?.flags).toEqual(lasting());
  for (const cookie of cookies) expect(cookie.flags.filter((flag) => /^(domain|secure)/.test(flag))).toEqual([]);
});

test("under https every cookie is secure, and the session's is bound to the host", async ({ issuer }) => {
  const origin = "https://www.example.org";
  issuer.admit(origin);
  const site = await startSite({ env: { ...issuer.settings, SITE_URL: origin } });
  try {
    const send = async (address: string, body?: URLSearchParams | string, cookie = "") => {
      const type = typeof body === "string" ? { "content-type": "application/json" } : undefined;
      const headers = { origin, cookie, "x-forwarded-for": "10.1.2.3", ...type };
      const method = body ? "POST" : "GET";
      return fetch(site.url + address, { method, headers, body, redirect: "manual" });
    };
    const account = newAccount();
    const registered = await send("/user/register", JSON.stringify({ ...account, confirm_password: account.password }));
    expect(registered.status).toBe(200);
    const login = await send("/user/login", JSON.stringify(account));
    const plain = await send("/user/login", new URLSearchParams({ ...account, password: "wrong" }));
    const csrf = await send("/api/auth/csrf");
    const csrfCookie = csrf.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
    const { csrfToken } = await csrf.json();
    const google = await send("/api/auth/signin/google", new URLSearchParams({ csrfToken }), csrfCookie);
    expect(google.headers.get("location")).toContain(issuer.url);

    const cookies = [login, plain, csrf, google].flatMap(({ headers }) => headers.getSetCookie().map(read));
    const session = cookies.find(({ name }) => name.endsWith(SESSION));
    expect(session?.name).toBe(`__Host-${SESSION}`);
    expect(session?.flags).toEqual(lasting("httponly", "secure"));
    expect(session?.flags.some((flag) => flag.startsWith("domain"))).toBe(false);
    const names = cookies.map(({ name }) => name).join(" ");
    for (const part of ["user", "form-answer", "csrf-token", "state", "nonce", "pkce"]) expect(names).toContain(part);
    for (const { name, flags } of cookies) expect(flags, name).toContain("secure");
    for (const { name, flags } of cookies.filter((cookie) => cookie.name !== "user")) {
      expect(flags, name).toContain("httponly");
    }
  } finally {
    await site.stop();
  }
});

test("no script, style or page of the build holds a key", () => {
  const root = path.join(__dirname, "../../.next");
  const files = ["static", "server/app"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && (folder === "static" || /\.(html|rsc)$/.test(entry.name)))
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name)),
  );
  expect(files.filter((file) => file.endsWith(".js")).length).toBeGreaterThan(5);
  expect(files.filter((file) => file.endsWith(".html")).length).toBeGreaterThan(5);
  const holds = (file: string) =>
    /development-key|BACKEND_API_KEY|NEXTAUTH_SECRET|GOOGLE_CLIENT_SECRET|api_key|login_token/.test(
      readFileSync(file, "utf8"),
    );
  expect(files.filter(holds)).toEqual([]);
});
