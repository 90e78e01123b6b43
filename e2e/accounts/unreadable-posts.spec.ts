import { createAccount, expect, logIn, newAccount, test } from "./fixtures";

const UNREADABLE = "This form could not be read. Please try again.";
const paths = ["/user/login", "/user/register", "/user/profile"];
const account = newAccount();
const json = { "content-type": "application/json" };
const huge = JSON.stringify({ ...account, padding: "x".repeat(140_000) });

const bodies: [what: string, status: number, headers: Record<string, string>, body: string | Buffer][] = [
  ["plain text", 415, { "content-type": "text/plain" }, JSON.stringify(account)],
  ["multipart", 415, { "content-type": "multipart/form-data; boundary=x" }, "--x--\r\n"],
  ["XML", 415, { "content-type": "application/xml" }, "<a/>"],
  ["a body of 140 kB", 413, json, huge],
  ["broken JSON", 400, json, '{"username":'],
  ["an empty body", 400, json, ""],
  ["a list", 400, json, "[]"],
  ["null", 400, json, "null"],
  ["a text", 400, json, '"username"'],
  ["bytes that are no UTF-8", 400, json, Buffer.from([0xff, 0xfe, 0x00])],
];

for (const path of paths) {
  for (const [what, status, headers, data] of bodies) {
    test(`${path} refuses ${what} with ${status}`, async ({ page }) => {
      const response = await page.request.post(path, { headers, data, maxRedirects: 0 });
      expect(response.status()).toBe(status);
      expect(await response.json()).toEqual({ success: false, result: UNREADABLE });
      expect(response.headers()["cache-control"]).toBe("no-store");
      expect(response.headers()["set-cookie"]).toBeUndefined();
    });
  }
}

for (const path of ["/user/login", "/user/register", "/user/logout"]) {
  test(`${path} is for posts only`, async ({ page }) => {
    await logIn(page, await createAccount(page));
    for (const method of ["GET", "PUT", "DELETE", "PATCH"]) {
      const response = await page.request.fetch(path, { method, maxRedirects: 0 });
      expect(response.status(), method).toBe(405);
    }
    expect((await page.request.get("/user/profile")).status()).toBe(200);
  });
}

test("no answer about a person is kept by a cache", async ({ page }) => {
  const person = await createAccount(page);
  const wrong = { ...person, password: "wrong" };
  const answers = [
    await page.request.post("/user/login", { data: wrong }),
    await page.request.post("/user/login", { form: wrong, maxRedirects: 0 }),
    await page.request.post("/user/register", { data: { ...person, confirm_password: person.password } }),
    await page.request.post("/user/register", { data: { ...person, confirm_password: "another" } }),
    await page.request.get("/user/profile"),
    await page.request.post("/user/login", { data: person }),
    await page.request.get("/user/profile"),
    await page.request.post("/user/profile", { data: { kind: "talent", name: "" } }),
    await page.request.post("/user/profile", { data: { kind: "talent", name: "Uwase" } }),
    await page.request.post("/user/login", { form: { ...person }, maxRedirects: 0 }),
    await page.request.get("/user/ended", { maxRedirects: 0 }),
    await page.request.post("/user/logout", { maxRedirects: 0 }),
  ];
  const said = answers.map((answer) => [answer.status(), answer.headers()["cache-control"]]);
  const statuses = [401, 303, 409, 400, 401, 200, 200, 400, 200, 303, 303, 303];
  expect(said).toEqual(statuses.map((status) => [status, "no-store"]));
  expect((await page.request.get("/my-profile", { maxRedirects: 0 })).headers()["cache-control"]).toMatch(/no-store/);
});
