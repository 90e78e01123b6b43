import { hkdfSync } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { CompactEncrypt, compactDecrypt } from "jose";
import * as z from "zod";
import { isHttps } from "@/lib/env";
import type { FlashMessage } from "@/lib/forms/flash-message";
import type { FormPage } from "@/lib/forms/registry";
import { getSecret } from "@/lib/secret";
import { cookieLifetimes } from "./cookies";
import { type CookieReader, deleteCookie, redirectTo, setCookie } from "./response";

/**
 * The result of a form that was posted without JavaScript, shown by the page that it redirects to. It travels in an
 * encrypted cookie of a minute, so that no link can put words onto a page.
 */
const schema: z.ZodType<FlashMessage> = z.object({
  message: z.string().optional(),
  isSuccess: z.boolean().optional(),
  form: z.string().optional(),
  field: z.string().optional(),
  reference: z.string().optional(),
  values: z.record(z.string(), z.string()).optional(),
  callbackUrl: z.string().optional(),
});

const TTL_SECONDS = cookieLifetimes.flash;
/** A cookie may have 4 kB with name and flags, and Node accepts 16 kB of headers. */
const MAX_COOKIE_LENGTH = 3800;
const MAX_COOKIES = 3;
const KEY_BYTES = 32;

const sealedSchema = z.object({ flash: schema, expiresAt: z.number() });

const getKey = () => new Uint8Array(hkdfSync("sha256", getSecret(), "", "flash-message", KEY_BYTES));

const seal = (flash: FlashMessage): Promise<string> =>
  new CompactEncrypt(brotliCompressSync(JSON.stringify({ flash, expiresAt: Date.now() + TTL_SECONDS * 1000 })))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(getKey());

/** Drops the longest values until the rest fits: going back in the browser still shows them. */
async function sealToFit(flash: FlashMessage): Promise<string> {
  const values = Object.entries(flash.values ?? {}).sort(([, a], [, b]) => b.length - a.length);
  for (let left = values; ; left = left.slice(1)) {
    const sealed = await seal({ ...flash, ...(flash.values && { values: Object.fromEntries(left) }) });
    if (sealed.length <= MAX_COOKIE_LENGTH * MAX_COOKIES || left.length === 0) return sealed;
  }
}

const cookieName = (page: FormPage, part: number) => `flash-${page.slice(1).replaceAll("/", "-")}-${part}` as const;

/** 303 to the page that shows a form's flash message, with a query for it. */
export async function redirectWithFlash(page: FormPage, flash: FlashMessage, query = ""): Promise<Response> {
  const response = redirectTo(`${page}/message${query}`);
  const sealed = await sealToFit(flash);
  const options = { httpOnly: true, sameSite: "lax", secure: isHttps, path: page } as const;
  for (let part = 0; part < MAX_COOKIES; part++) {
    const value = sealed.slice(part * MAX_COOKIE_LENGTH, (part + 1) * MAX_COOKIE_LENGTH);
    if (value) setCookie(response, cookieName(page, part), value, { ...options, maxAge: TTL_SECONDS });
    else deleteCookie(response, cookieName(page, part), options);
  }
  return response;
}

/** The flash message for a page; undefined if there is none, it is not ours, or it has expired. */
export async function readFlash(page: FormPage, cookies: CookieReader): Promise<FlashMessage | undefined> {
  const parts = Array.from({ length: MAX_COOKIES }, (_, part) => cookies.get(cookieName(page, part))?.value ?? "");
  try {
    const { plaintext } = await compactDecrypt(parts.join(""), getKey());
    const { flash, expiresAt } = sealedSchema.parse(JSON.parse(brotliDecompressSync(plaintext).toString()));
    return expiresAt > Date.now() ? flash : undefined;
  } catch {
    return undefined;
  }
}
