import "server-only";
import { NextResponse } from "next/server";
import { decode, encode } from "next-auth/jwt";
import * as z from "zod";
import { isHttps } from "@/lib/env";
import { getSecret } from "@/lib/secret";
import { addCookie } from "./cookies";

/**
 * What a form without JavaScript is answered: a redirect to its own page, which then shows this. It travels in
 * an encrypted cookie of a minute, so that no address can put words onto the page.
 */
const schema = z.object({
  message: z.string(),
  isSuccess: z.boolean().optional(),
  /** The request that failed on our side, for whoever is asked about it. */
  reference: z.string().optional(),
  /** What was typed, passwords excepted. */
  values: z.record(z.string(), z.string()).optional(),
  callbackUrl: z.string().optional(),
});
export type FormAnswer = z.infer<typeof schema>;

const TTL_SECONDS = 60;
const COOKIE = "form-answer";
/** Keeps these apart from sessions, which the same secret encrypts. */
const SALT = "form-answer";

export type AnsweredPage = "/login" | "/register" | "/my-profile";

/** 303 to the form's page, which shows the answer. `next.config.mjs` rewrites `?answer` to the page that does. */
export async function answerForm(page: AnsweredPage, answer: FormAnswer): Promise<NextResponse> {
  const response = redirectTo(`${page}?answer=1`);
  const value = await encode({ token: answer, secret: getSecret(), maxAge: TTL_SECONDS, salt: SALT });
  addCookie(response, COOKIE, value, {
    httpOnly: true,
    sameSite: "lax",
    secure: isHttps,
    path: page,
    maxAge: TTL_SECONDS,
  });
  return response;
}

/** 303 to a path of ours; relative, as only the browser knows by which address it came. */
export const redirectTo = (path: string) =>
  new NextResponse(null, { status: 303, headers: { location: path, "cache-control": "no-store" } });

interface Cookies {
  get: (name: string) => { value: string } | undefined;
}

/** The answer that is waiting for this page, if one is. */
export async function readFormAnswer(cookies: Cookies): Promise<FormAnswer | undefined> {
  const token = cookies.get(COOKIE)?.value;
  if (!token) return undefined;
  try {
    return schema.parse(await decode({ token, secret: getSecret(), salt: SALT }));
  } catch {
    return undefined;
  }
}
