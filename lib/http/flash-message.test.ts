import { cookies } from "next/headers";
import { NextResponse } from "next/server";
import * as messages from "@/content/messages";
import { flashOfPage, redirectWithFlash } from "./flash-message";

jest.mock("next/headers", () => ({ cookies: jest.fn() }));

test("a page shows the message of its cookie for a minute, and after that, or without a cookie, why there is none", async () => {
  const { headers } = await redirectWithFlash("/login", { message: "Refused." });
  jest.mocked(cookies).mockResolvedValue(new NextResponse(null, { headers }).cookies as never);
  expect(await flashOfPage("/login")).toEqual({ message: "Refused." });
  expect(await flashOfPage("/contact-us")).toEqual({ message: messages.account.noAnswer });
  jest.useFakeTimers({ now: Date.now() + 61_000, doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  expect(await flashOfPage("/login")).toEqual({ message: messages.account.noAnswer });
  jest.useRealTimers();
});
