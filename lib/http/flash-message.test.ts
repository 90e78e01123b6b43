import { cookies, headers } from "next/headers";
import { NextResponse } from "next/server";
import type { FormPage } from "@/lib/forms/registry";
import { flashOfPage, redirectWithFlash } from "./flash-message";

jest.mock("next/headers", () => ({ cookies: jest.fn(), headers: jest.fn() }));

const REFERER = "http://localhost:3000/login";

/** The message that a page shows to a browser with these cookies. */
async function shownOn(page: FormPage, { referer = REFERER, setCookies = new Headers() } = {}) {
  jest.mocked(headers).mockResolvedValue(new Headers({ referer }) as never);
  jest.mocked(cookies).mockResolvedValue(new NextResponse(null, { headers: setCookies }).cookies as never);
  return (await flashOfPage(page))?.message;
}

afterEach(() => jest.useRealTimers());

// That a browser without cookies learns of it is tested in e2e/exhaustive/accounts/sessions.spec.ts.
test("a link of another site shows no message", async () => {
  for (const referer of ["", "https://elsewhere.example/"])
    expect(await shownOn("/login", { referer })).toBeUndefined();
});

test("a reload of the page after the message has expired shows none", async () => {
  const { headers: setCookies } = await redirectWithFlash("/login", { message: "Refused." });
  expect(await shownOn("/login", { setCookies })).toBe("Refused.");
  jest.useFakeTimers({ now: Date.now() + 61_000, doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  expect(await shownOn("/login", { setCookies })).toBeUndefined();
});
