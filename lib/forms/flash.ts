import { hkdfSync } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { CompactEncrypt, compactDecrypt } from "jose";
import * as z from "zod";
import { type CookieReader, deleteCookie, redirectTo, setCookie } from "@/lib/http";
import { cookieLifetimes } from "@/lib/http/cookies";
import { isHttps } from "@/lib/settings/env";
import { getSecret } from "@/lib/settings/secret";
import { type FlashMessage, type FormDefinition, messagePath } from "./define";

/**
 * The result of a form that was posted without JavaScript, shown by the page that it redirects to. It travels in an
 * encrypted cookie of a minute, so that no link can put words onto a page.
 */
const schema: z.ZodType<FlashMessage> = z.object({
  message: z.string().optional(),
  isSuccess: z.boolean().optional(),
  part: z.string().optional(),
  errors: z.record(z.string(), z.string()).optional(),
  reference: z.string().optional(),
  values: z.record(z.string(), z.string()).optional(),
  callbackUrl: z.string().optional(),
});

const TTL_SECONDS = cookieLifetimes.flash;
/** The limit of a cookie, which may have 4 kB with name and flags. Node accepts 16 kB of headers. */
const MAX_COOKIE_LENGTH = 3800;
const MAX_COOKIES = 3;
const KEY_BYTES = 32;
/** The compression level. The default (11) takes a tenth of a second for the longest values. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const sealedSchema = z.object({ flash: schema, expiresAt: z.number() });

const getKey = () => new Uint8Array(hkdfSync("sha256", getSecret(), "", "flash-message", KEY_BYTES));

const seal = (flash: FlashMessage): Promise<string> =>
  new CompactEncrypt(
    brotliCompressSync(JSON.stringify({ flash, expiresAt: Date.now() + TTL_SECONDS * 1000 }), COMPRESSION),
  )
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

const cookieName = (page: string, index: number) => `flash-${page.slice(1).replaceAll("/", "-")}-${index}` as const;

/** Redirects (303) to the page of a form, as it is shown with a flash message. @param query for that page. */
export async function redirectWithFlash(
  { page, part }: Pick<FormDefinition, "page" | "part">,
  flash: Omit<FlashMessage, "part">,
  query = "",
): Promise<Response> {
  const response = redirectTo(messagePath(page) + query);
  const sealed = await sealToFit({ ...flash, part });
  const options = { httpOnly: true, sameSite: "lax", secure: isHttps, path: page } as const;
  for (let i = 0; i < MAX_COOKIES; i++) {
    const value = sealed.slice(i * MAX_COOKIE_LENGTH, (i + 1) * MAX_COOKIE_LENGTH);
    if (value) setCookie(response, cookieName(page, i), value, { ...options, maxAge: TTL_SECONDS });
    else deleteCookie(response, cookieName(page, i), options);
  }
  return response;
}

/** Reads the flash message for a page; undefined if there is none, it is not ours, or it has expired. */
export async function readFlash(page: string, cookies: CookieReader): Promise<FlashMessage | undefined> {
  const parts = Array.from({ length: MAX_COOKIES }, (_, i) => cookies.get(cookieName(page, i))?.value ?? "");
  try {
    const { plaintext } = await compactDecrypt(parts.join(""), getKey());
    const { flash, expiresAt } = sealedSchema.parse(JSON.parse(brotliDecompressSync(plaintext).toString()));
    return expiresAt <= Date.now() ? undefined : flash;
  } catch {
    return undefined;
  }
}
