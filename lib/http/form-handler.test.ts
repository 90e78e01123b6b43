import { NextResponse } from "next/server";
import * as messages from "@/content/messages";
import { log } from "@/lib/logger";
import { readFlash } from "./flash-message";
import { handleForm, tooMany } from "./form-handler";
import { internalHeaders } from "./internal-headers";

log.level = "silent";

const URL_ENCODED = { "content-type": "application/x-www-form-urlencoded" };
const JSON_TYPE = { "content-type": "application/json" };
const REFUSAL = { status: 401, message: "No such user", field: "username" };
const submit = jest.fn();
beforeEach(() => submit.mockReset().mockResolvedValue(REFUSAL));

const login = { username: "a@b.c", password: "secret" };
const LOGIN = JSON.stringify(login);
const post = (body: BodyInit, headers: Record<string, string>, form: "login" | "contact" = "login") =>
  handleForm(new Request("http://localhost:3000/", { method: "POST", body, headers }), form, submit);
const postForm = (values: Record<string, string>, headers = {}, form?: "contact") =>
  post(new URLSearchParams(values), { ...URL_ENCODED, ...headers }, form);
const flashOf = ({ headers }: Response, page: "/login" | "/contact-us" = "/login") =>
  readFlash(page, new NextResponse(null, { headers }).cookies);

test("a script gets a refusal as JSON", async () => {
  const response = await post(LOGIN, JSON_TYPE);
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ success: false, result: REFUSAL.message });
  expect(submit).toHaveBeenCalledWith(expect.objectContaining({ input: login, isForm: false }));
});

test("invalid values and those beyond the limit do not reach the handler", async () => {
  const invalid = await post('{"username":"a@b.c"}', JSON_TYPE);
  expect([invalid.status, await invalid.json()]).toEqual([400, { success: false, result: messages.field.required }]);
  expect(submit).not.toHaveBeenCalled();
  const from = { ...JSON_TYPE, [internalHeaders.clientIp]: "192.0.2.60" };
  for (let i = 0; i < 60; i++) expect((await post(LOGIN, from)).status).toBe(REFUSAL.status);
  expect((await post(LOGIN, from)).status).toBe(429);
  expect(submit).toHaveBeenCalledTimes(60);
});

test("a plain form is redirected with a flash message and what was typed, except passwords", async () => {
  const response = await postForm(
    { ...login, other: "x" },
    { referer: "http://localhost:3000/login?callbackUrl=/my-profile" },
  );
  expect([response.status, response.headers.get("location")]).toEqual([303, "/login/message"]);
  expect(await flashOf(response)).toEqual({
    message: REFUSAL.message,
    field: "username",
    values: { username: "a@b.c" },
    callbackUrl: "/my-profile",
  });
});

test("long values are dropped until the cookies fit, the longest first", async () => {
  const message = Array.from({ length: 7000 }, (_, i) => String.fromCodePoint(0x4e00 + ((i * 7919) % 20_000))).join("");
  const response = await postForm({ email: "a@b.c", message }, {}, "contact");
  const flash = await flashOf(response, "/contact-us");
  expect(flash?.values).toEqual({ email: "a@b.c" });
  for (const cookie of response.headers.getSetCookie()) expect(cookie.length).toBeLessThan(4096);
});

test("a flash message that is forged or older than a minute is ignored", async () => {
  const response = await postForm(login);
  const { cookies } = new NextResponse(null, { headers: response.headers });
  jest.useFakeTimers({ now: Date.now() + 61_000, doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  expect(await readFlash("/login", cookies)).toBeUndefined();
  jest.useRealTimers();
  expect(await readFlash("/login", cookies)).toBeDefined();
  expect(await readFlash("/login", { get: () => ({ value: "forged" }) })).toBeUndefined();
});

test("a post from another site is rejected before it is parsed", async () => {
  const evil = { origin: "https://evil.example" };
  for (const response of [await postForm({}, evil), await post("{}", { ...JSON_TYPE, ...evil })]) {
    expect(response.status).toBe(403);
    expect(await response.text()).toContain(messages.account.foreignPost);
  }
  expect(submit).not.toHaveBeenCalled();
});

test("an exception is a 503 with the request's reference", async () => {
  submit.mockRejectedValue(new Error("broken"));
  const response = await post(LOGIN, { ...JSON_TYPE, "x-request-id": "12345678-and-more" });
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ success: false, result: messages.login.unavailable, reference: "12345678" });
});

test.each([
  [60, "Too many attempts. Please try again in 1 minute."],
  [61, "Too many attempts. Please try again in 2 minutes."],
])("a rate limit of %d seconds is a 429 with Retry-After and minutes", async (retryAfterSeconds, result) => {
  submit.mockResolvedValue(tooMany({ isAllowed: false, retryAfterSeconds }));
  const response = await post(LOGIN, JSON_TYPE);
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, String(retryAfterSeconds)]);
  expect(await response.json()).toMatchObject({ result });
});
