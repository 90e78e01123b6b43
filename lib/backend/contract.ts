import * as z from "zod";
import { normalizePassword } from "@/lib/password";
import { MAX_EMAIL_LENGTH, normalizeAddress } from "@/lib/settings/email-address";
import type { Extension } from "@/lib/settings/env";

/**
 * The HTTP API that the site expects of a remote backend: paths, headers, request and response schemas. `npm run
 * backend` serves the embedded one by it; see also `npm run openapi` and `npm run conformance`.
 */

/** Header names of calls whose API key is not in the body. */
export const headerNames = {
  apiKey: "api-key",
  username: "username",
  loginToken: "login-token",
  /** Correlates the logs of site and backend. */
  requestId: "x-request-id",
} as const;

// Maximum lengths are in UTF-16 code units.

/** A login token has to fit into the session cookie. */
const MAX_LOGIN_TOKEN = 2048;

/** PostgreSQL cannot store NUL in text columns. */
const WITHOUT_NUL = /^[^\0]*$/;

const username = z
  .string()
  .min(1)
  .max(MAX_EMAIL_LENGTH)
  .regex(WITHOUT_NUL)
  .describe("The email address of the account, with its domain in ASCII (punycode)");
const MAX_PASSWORD = 200;
const password = z
  .string()
  // The length is checked before normalization, which takes long for a long text, and after it.
  .max(MAX_PASSWORD, { abort: true })
  .overwrite(normalizePassword)
  .min(1)
  .max(MAX_PASSWORD)
  .describe("In Unicode NFKC");
const apiKey = z.string().min(1).describe("Shared secret of site and backend, never sent to a browser");
const resetToken = z
  .string()
  .min(1)
  .max(MAX_LOGIN_TOKEN)
  .describe("From the link in the mail: without blanks and %, and with a letter, a digit, -, _ or = at the end");
const newPassword = { password, confirm_password: password };
const googleToken = z.string().min(1).max(8192).describe("Google's ID token (a JWT)");

export const userSchema = z.looseObject({
  username,
  login_token: z
    .string()
    .min(1)
    .max(MAX_LOGIN_TOKEN)
    .refine((token) => Buffer.byteLength(token) <= MAX_LOGIN_TOKEN)
    .describe("Authenticates calls for personal data; the limit also applies to its length in UTF-8 bytes"),
  role: z.string().nullish().catch(null).describe('"organization"; any other value is treated as talent'),
});

const text = (max: number) => z.string().trim().max(max).regex(WITHOUT_NUL);
/** Editable fields of a profile record (extension). */
export const recordRequest = z.object({
  name: text(100).min(1),
  phone: text(40).default(""),
  about: text(1000).default(""),
});

/** A tolerant field: one of the wrong type counts as missing and does not invalidate the record. */
const field = z.string().optional().catch(undefined);
const owner = z.string().nullable();
const recordFields = { name: field, phone: field, about: field };
export const talentSchema = z.looseObject({ email: owner, ...recordFields });
export const organizationSchema = z.looseObject({ added_by: owner, ...recordFields });

/**
 * `result` is the data on success, an error message otherwise. A failure with status 403 and without `errors` refuses
 * the API key.
 */
export const failureResponse = z.object({
  success: z.literal(false),
  result: z.unknown().optional(),
  errors: z
    .record(z.string(), z.unknown())
    .optional()
    .catch(undefined)
    .describe("All that is wrong, as a message for each field of the request. Optional, except with status 403"),
});
export const successResponse = <T extends z.ZodType>(result: T) => z.object({ success: z.literal(true), result });

export type Role = "talent" | "organization";
export type User = z.infer<typeof userSchema>;
export type Talent = z.infer<typeof talentSchema>;
export type Organization = z.infer<typeof organizationSchema>;
export type RecordInput = z.infer<typeof recordRequest>;
export type Credentials = Pick<User, "username" | "login_token">;

/** Normalizes a username, which is an email address. */
export const normalizeUsername = normalizeAddress;

export const toRole = (role: unknown): Role => (role === "organization" ? "organization" : "talent");

export interface Call {
  method: "GET" | "POST" | "PUT";
  path: string;
  /** The authentication of the call: API key in the body, in a header, or in a header with username and login token. */
  sends: "body" | "api key" | "credentials";
  request?: z.ZodType;
  result: z.ZodType;
  summary: string;
  /** The group of optional calls, which are only made if BACKEND_EXTENSIONS has it. */
  extension?: Extension;
}

const talents = "/entity/personal/data/talents";
const organizations = "/entity/personal/data/organizations";

const recordWrite = <Result extends z.ZodType>(method: "POST" | "PUT", path: string, result: Result, summary: string) =>
  ({ method, path, sends: "credentials", request: recordRequest, result, summary, extension: "records" }) as const;

export const calls = {
  login: {
    method: "POST",
    path: "/user/login",
    sends: "body",
    request: z.object({ api_key: apiKey, username, password }),
    result: userSchema,
    summary: "Log in with email and password",
  },
  register: {
    method: "POST",
    path: "/user/register",
    sends: "body",
    request: z.object({ api_key: apiKey, username, ...newPassword }),
    result: z.unknown().optional(),
    summary: "Register with email and password",
  },
  googleLogin: {
    method: "POST",
    path: "/google/sso/login/",
    sends: "body",
    request: z.object({ token: googleToken }),
    result: userSchema,
    summary: "Log in with Google's ID token",
  },
  googleRegister: {
    method: "POST",
    path: "/google/sso/register/",
    sends: "body",
    request: z.object({ token: googleToken, api_key: apiKey }),
    result: userSchema,
    summary: "Register with Google's ID token",
  },
  talents: {
    method: "GET",
    path: talents,
    sends: "credentials",
    result: z.array(talentSchema),
    summary: "List the user's talent records",
  },
  organizations: {
    method: "GET",
    path: organizations,
    sends: "credentials",
    result: z.array(organizationSchema),
    summary: "List the organization records added by the user",
  },
  publicData: {
    method: "GET",
    path: "/entity/public/data/{entity}",
    sends: "api key",
    result: z.unknown(),
    summary: "Read the public data of an entity",
  },
  createTalent: recordWrite("POST", talents, talentSchema, "Create the talent record"),
  updateTalent: recordWrite("PUT", talents, talentSchema, "Update the talent record"),
  createOrganization: recordWrite(
    "POST",
    organizations,
    organizationSchema,
    "Create the organization record, change the account's role to organization, and revoke its other login tokens if possible",
  ),
  updateOrganization: recordWrite("PUT", organizations, organizationSchema, "Update the organization record"),
  logout: {
    method: "POST",
    path: "/user/logout",
    sends: "credentials",
    result: z.unknown().optional(),
    summary: "Revoke the login token",
    extension: "logout",
  },
  logoutEverywhere: {
    method: "POST",
    path: "/user/logout/everywhere",
    sends: "credentials",
    result: z.unknown().optional(),
    summary: "Revoke all login tokens of the account",
    extension: "logout",
  },
  requestPasswordReset: {
    method: "POST",
    path: "/user/password/reset/request",
    sends: "body",
    request: z.object({ api_key: apiKey, username }),
    result: z.unknown().optional(),
    summary: "Mail the account's address a link to choose a new password; responds alike without an account",
    extension: "passwords",
  },
  checkPasswordReset: {
    method: "POST",
    path: "/user/password/reset/check",
    sends: "body",
    request: z.object({ api_key: apiKey, token: resetToken }),
    result: z.looseObject({ username }),
    summary: "Say which account the token of a link is for, and change nothing: the token stays valid",
    extension: "passwords",
  },
  resetPassword: {
    method: "POST",
    path: "/user/password/reset",
    sends: "body",
    request: z.object({ api_key: apiKey, token: resetToken, ...newPassword }),
    // The result is optional: with it, the site forgets the wrong passwords that it has counted for the account.
    result: z.looseObject({ username }).nullish().catch(null),
    summary:
      "Set a new password with the token of a link, revoke all login tokens of the account, and end its Google link",
    extension: "passwords",
  },
  changePassword: {
    method: "POST",
    path: "/user/password",
    sends: "credentials",
    request: z.object({ current_password: password, ...newPassword }),
    result: z.unknown().optional(),
    summary: "Change the password, and revoke all other login tokens of the account",
    extension: "passwords",
  },
  googleLink: {
    method: "POST",
    path: "/google/sso/link/",
    sends: "credentials",
    request: z.object({ token: googleToken, password }),
    result: z.unknown().optional(),
    summary: "Let a Google account open this account, too",
    extension: "google-link",
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

/** Tells whether a call carries the API key. The specification has googleLogin without. */
export const sendsKey = (name: CallName) => name !== "googleLogin";

/** Tells whether a backend lacks an extension. Its response may have any body, such as an HTML error page. */
export const isMissing = (name: CallName, status: number) =>
  "extension" in calls[name] && [404, 405, 501].includes(status);

export type ResultOf<Name extends CallName> = z.infer<(typeof calls)[Name]["result"]>;

/** The calls for the profile records of a role. */
export const recordCalls = {
  talent: { list: "talents", create: "createTalent", update: "updateTalent" },
  organization: { list: "organizations", create: "createOrganization", update: "updateOrganization" },
} as const;
