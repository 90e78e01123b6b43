import "server-only";
import path from "node:path";
import * as z from "zod";

/**
 * The one place that reads settings. Throws, naming the variable, where one is set but wrong;
 * `npm start` says the same before anything is installed (lib/cli/settings.mjs).
 */
const http = z.url({ protocol: /^https?$/ });
const hasOnlyPath = (value: string) => {
  const { username, password, search, hash } = new URL(value);
  return !(username || password || search || hash);
};
/** As browsers write it: in lower case, without a port that goes without saying. */
const origin = http
  .refine((value) => hasOnlyPath(value) && new URL(value).pathname === "/")
  .transform((value) => new URL(value).origin);
const address = http.refine(hasOnlyPath);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value || undefined, schema);

const email = z.string().regex(/^[^\s@]+@[^\s@]+$/);

const schema = z
  .object({
    PORT: optional(z.coerce.number().int().min(1).max(65535).default(3000)),
    HOST: optional(z.string().default("localhost")),
    SITE_URL: optional(origin.optional()),
    NEXTAUTH_SECRET: optional(z.string().min(32).optional()),
    DATA_DIR: optional(z.string().default(".data")),
    DATABASE_URL: optional(
      z
        .string()
        .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/)
        .optional(),
    ),
    BACKEND_URL: optional(address.transform((value) => value.replace(/\/+$/, "")).optional()),
    BACKEND_API_KEY: optional(z.string().optional()),
    // A browser waits for 30 s.
    BACKEND_TIMEOUT_MS: optional(z.coerce.number().int().min(1).max(25_000).default(10_000)),
    GOOGLE_CLIENT_ID: optional(z.string().optional()),
    GOOGLE_CLIENT_SECRET: optional(z.string().optional()),
    // Compared with what a token says, so its end is left as it is.
    GOOGLE_ISSUER: optional(address.default("https://accounts.google.com")),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ }).optional()),
    ENQUIRY_TO: optional(email.optional()),
    ENQUIRY_FROM: optional(email.optional()),
    ENQUIRY_RETENTION_DAYS: optional(z.coerce.number().int().min(1).max(36_500).default(730)),
    SITE_INDEXING: optional(z.enum(["auto", "off"]).default("auto")),
    METRICS_PORT: optional(z.coerce.number().int().min(1).max(65535).optional()),
    TRUST_PROXY: optional(z.coerce.number().int().min(0).max(10).default(0)),
  })
  .refine((settings) => !settings.BACKEND_URL || settings.BACKEND_API_KEY, {
    path: ["BACKEND_API_KEY"],
    error: "is required with BACKEND_URL",
  });

const parsed = schema.safeParse(process.env);
if (!parsed.success) throw new Error(`Settings: ${z.prettifyError(parsed.error)}`);

export const env = parsed.data;

/** The public origin, without a slash at its end. */
export const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;

export const isHttps = siteUrl.startsWith("https:");

/** Where the database is: `file:` and a path, or `postgres://`. */
export const databaseUrl = env.DATABASE_URL ?? `file:${path.join(env.DATA_DIR, "site.db")}`;
