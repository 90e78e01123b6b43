import "server-only";
import { hkdfSync } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { CompactEncrypt, compactDecrypt } from "jose";
import { NextResponse } from "next/server";
import * as z from "zod";
import { isHttps } from "@/lib/env";
import { getSecret } from "@/lib/secret";
import { addCookie, removeCookie } from "./cookies";

/**
 * What a form without JavaScript is answered: a redirect to its own page, which then shows this. It travels in
 * an encrypted cookie of a minute, so that no address can put words onto the page.
 */
const schema = z.object({
  message: z.string(),
  /** What it is about; it stands on the page above all fields. */
  field: z.string().optional(),
  isSuccess: z.boolean().optional(),
  /** The request that failed on our side, for whoever is asked about it. */
  reference: z.string().optional(),
  /** What was typed, passwords excepted. */
  values: z.record(z.string(), z.string()).optional(),
  callbackUrl: z.string().optional(),
});
export type FormAnswer = z.infer<typeof schema>;

const TTL_SECONDS = 60;
/** What a browser takes for one cookie, less its name and flags; and what a server takes for a request's headers. */
const LONGEST_COOKIE = 3800;
const MOST_COOKIES = 3;
/** Keeps these apart from sessions, which the same secret encrypts. */
const SALT = "form-answer";
const KEY_BYTES = 32;

export type AnsweredPage = "/login" | "/register" | "/my-profile" | "/contact-us" | "/";

/** Each page has its own, in as many parts as it needs. */
const cookieName = (page: AnsweredPage, part: number) => `form-answer${page.replaceAll("/", "-")}${part}`;

const sealedSchema = z.object({ answer: schema, until: z.number() });

let key: Uint8Array | undefined;
function getKey(): Uint8Array {
  key ??= new Uint8Array(hkdfSync("sha256", getSecret(), "", SALT, KEY_BYTES));
  return key;
}

/** A long message is mostly repetition. */
const seal = (answer: FormAnswer): Promise<string> =>
  new CompactEncrypt(brotliCompressSync(JSON.stringify({ answer, until: Date.now() + TTL_SECONDS * 1000 })))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(getKey());

/** As much of it as a browser keeps; going back still shows what was typed. */
async function sealInCookies(answer: FormAnswer): Promise<string> {
  const values = Object.entries(answer.values ?? {}).sort(([, a], [, b]) => b.length - a.length);
  for (let left = values; ; left = left.slice(1)) {
    const sealed = await seal({ ...answer, ...(answer.values && { values: Object.fromEntries(left) }) });
    if (sealed.length <= LONGEST_COOKIE * MOST_COOKIES || left.length === 0) return sealed;
  }
}

/** @throws where it is not ours, or older than a minute. */
async function unseal(token: string): Promise<FormAnswer> {
  const { plaintext } = await compactDecrypt(token, getKey());
  const { answer, until } = sealedSchema.parse(JSON.parse(brotliDecompressSync(plaintext).toString()));
  if (until < Date.now()) throw new Error("The answer is too old");
  return answer;
}

/** 303 to the form's page, which shows the answer. `next.config.mjs` rewrites `?answer` to the page that does. */
export async function answerForm(page: AnsweredPage, answer: FormAnswer): Promise<NextResponse> {
  const response = redirectTo(`${page}?answer=1`);
  const sealed = await sealInCookies(answer);
  for (let part = 0; part < MOST_COOKIES; part++) {
    const value = sealed.slice(part * LONGEST_COOKIE, (part + 1) * LONGEST_COOKIE);
    const options = { httpOnly: true, sameSite: "lax", secure: isHttps, path: page } as const;
    if (value) addCookie(response, cookieName(page, part), value, { ...options, maxAge: TTL_SECONDS });
    else removeCookie(response, cookieName(page, part), options);
  }
  return response;
}

/** 303 to a path of ours; relative, as only the browser knows by which address it came. */
export const redirectTo = (path: string) =>
  new NextResponse(null, { status: 303, headers: { location: path, "cache-control": "no-store" } });

interface Cookies {
  get: (name: string) => { value: string } | undefined;
}

/** The answer that is waiting for this page, if one is. */
export async function readFormAnswer(page: AnsweredPage, cookies: Cookies): Promise<FormAnswer | undefined> {
  const parts = Array.from({ length: MOST_COOKIES }, (_, part) => cookies.get(cookieName(page, part))?.value ?? "");
  const sealed = parts.join("");
  try {
    return sealed ? await unseal(sealed) : undefined;
  } catch {
    return undefined;
  }
}
