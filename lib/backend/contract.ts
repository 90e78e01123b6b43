import * as z from "zod";

/**
 * What the site asks of a backend, whoever runs it: paths, headers, and the shape of every request and
 * answer. The embedded backend is held to it, the company's own is checked against it (`npm run openapi`,
 * `npm run conformance`).
 */

/** The one place that names the headers of the calls that send no body. */
export const headerNames = {
  apiKey: "api-key",
  username: "username",
  loginToken: "login-token",
  /** Ties a backend's log lines to the site's. */
  requestId: "x-request-id",
} as const;

/** Lengths in UTF-16 units. A login token has to fit into a cookie with the rest of its session. */
export const contractLimits = {
  username: 254,
  password: 200,
  token: 8192,
  loginToken: 2048,
  name: 100,
  phone: 40,
  about: 1000,
};

/** PostgreSQL keeps no text with a NUL in it. */
const WITHOUT_NUL = /^[^\0]*$/;

const username = z
  .string()
  .min(1)
  .max(contractLimits.username)
  .regex(WITHOUT_NUL)
  .describe("The e-mail address of the account");
const password = z.string().min(1).max(contractLimits.password);
const apiKey = z.string().min(1).describe("The key of the site, known to no browser");
const googleToken = z.string().min(1).max(contractLimits.token).describe("Google's ID token (a JWT)");

export const loginRequest = z.object({ api_key: apiKey, username, password });
export const registerRequest = z.object({ api_key: apiKey, username, password, confirm_password: password });
export const googleLoginRequest = z.object({ token: googleToken });
export const googleRegisterRequest = z.object({ token: googleToken, api_key: apiKey });

/** A logged-in user as a backend hands it out. Fields of its own may stand beside these. */
export const userSchema = z.looseObject({
  username,
  login_token: z
    .string()
    .min(1)
    .max(contractLimits.loginToken)
    .refine((token) => Buffer.byteLength(token) <= contractLimits.loginToken)
    .describe("Opens the personal calls; visible ASCII of this length, or fewer signs of other scripts"),
  role: z.string().nullish().catch(null).describe('"organization"; any other value is treated as talent'),
});

const text = (max: number) => z.string().trim().max(max).regex(WITHOUT_NUL);
/** What a person says in a profile record; the extension of the contract writes it. */
export const recordRequest = z.object({
  name: text(contractLimits.name).min(1),
  phone: text(contractLimits.phone).default(""),
  about: text(contractLimits.about).default(""),
});

/** A field that another system filled with something else is as good as none, and its record is still one. */
const field = z.string().optional().catch(undefined);
const owner = z.string().nullable();
const recordFields = { name: field, phone: field, about: field };
export const talentSchema = z.looseObject({ email: owner, ...recordFields });
export const organizationSchema = z.looseObject({ added_by: owner, ...recordFields });

/** `result` is what was asked for, or a text that says why not. */
export const failureAnswer = z.object({ success: z.literal(false), result: z.unknown().optional() });
export const successAnswer = <T extends z.ZodType>(result: T) => z.object({ success: z.literal(true), result });

export type Role = "talent" | "organization";
export type User = z.infer<typeof userSchema>;
export type Talent = z.infer<typeof talentSchema>;
export type Organization = z.infer<typeof organizationSchema>;
export type RecordInput = z.infer<typeof recordRequest>;
export interface Credentials {
  username: string;
  login_token: string;
}

/** E-mail addresses are compared trimmed, in lower case, and however their accents are written. */
export const normalizeUsername = (username: string) => username.trim().normalize("NFC").toLowerCase();

/** "organization" is one; whatever else a backend says is talent. */
export const toRole = (role: unknown): Role => (role === "organization" ? "organization" : "talent");

interface Call {
  method: "GET" | "POST" | "PUT";
  path: string;
  /** What is sent: a body; the api key in a header; or that and the person's username and login token. */
  sends: "body" | "api key" | "credentials";
  request?: z.ZodType;
  result: z.ZodType;
  summary: string;
  /** Not among the client's seven calls: a backend may lack it. */
  isExtension?: true;
}

const talents = "/entity/personal/data/talents";
const organizations = "/entity/personal/data/organizations";
const written = { sends: "credentials", request: recordRequest, isExtension: true } as const;

export const calls = {
  login: {
    method: "POST",
    path: "/user/login",
    sends: "body",
    request: loginRequest,
    result: userSchema,
    summary: "Log in with e-mail and password",
  },
  register: {
    method: "POST",
    path: "/user/register",
    sends: "body",
    request: registerRequest,
    result: z.unknown().optional(),
    summary: "Register with e-mail and password",
  },
  googleLogin: {
    method: "POST",
    path: "/google/sso/login/",
    sends: "body",
    request: googleLoginRequest,
    result: userSchema,
    summary: "Log in with Google's ID token",
  },
  googleRegister: {
    method: "POST",
    path: "/google/sso/register/",
    sends: "body",
    request: googleRegisterRequest,
    result: userSchema,
    summary: "Register with Google's ID token",
  },
  talents: {
    method: "GET",
    path: talents,
    sends: "credentials",
    result: z.array(talentSchema),
    summary: "The person's talent records",
  },
  organizations: {
    method: "GET",
    path: organizations,
    sends: "credentials",
    result: z.array(organizationSchema),
    summary: "The organization records that the person added",
  },
  publicData: {
    method: "GET",
    path: "/entity/public/data/{entity}",
    sends: "api key",
    result: z.unknown(),
    summary: "What anybody may read of an entity",
  },
  createTalent: {
    ...written,
    method: "POST",
    path: talents,
    result: talentSchema,
    summary: "Create the talent record",
  },
  updateTalent: { ...written, method: "PUT", path: talents, result: talentSchema, summary: "Change the talent record" },
  createOrganization: {
    ...written,
    method: "POST",
    path: organizations,
    result: organizationSchema,
    summary: "Create the organization record; the account is an organization's from then on",
  },
  updateOrganization: {
    ...written,
    method: "PUT",
    path: organizations,
    result: organizationSchema,
    summary: "Change the organization record",
  },
  logout: {
    method: "POST",
    path: "/user/logout",
    sends: "credentials",
    result: z.unknown().optional(),
    summary: "End the login token that is sent",
    isExtension: true,
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
export type ResultOf<Name extends CallName> = z.infer<(typeof calls)[Name]["result"]>;

/** Why a protected request was not made. The texts are the client's, word for word. */
export const protectedRequestTexts = {
  "not-logged-in": "User not logged in for protected request.",
  "invalid-user": "Invalid user data for protected request.",
} as const;

export class ProtectedRequestError extends Error {
  override name = "ProtectedRequestError";
  constructor(readonly code: keyof typeof protectedRequestTexts) {
    super(protectedRequestTexts[code]);
  }
}

/**
 * How a call ended. `refused`: the backend said no, with its text where it gave one; `unauthorized`: it does not
 * know the login token (any more); `missing`: it has no such extension; `unusable`: it said yes but sent
 * nothing that can be used; `unavailable`: no answer, or none that can be read.
 */
export type Outcome<T> =
  | { kind: "done"; result: T }
  | { kind: "refused" | "unauthorized" | "missing"; status: number; reason?: string }
  | { kind: "unusable" | "unavailable" };

/** What comes with every call but is none of its payload. */
export interface CallContext {
  requestId: string;
}

export interface Payload {
  body?: object;
  credentials?: Credentials;
  entity?: string;
}

type Calls = typeof calls;
/** What a call is given: its body without the api key, which the client adds, and whose it is. */
export type PayloadOf<Name extends CallName> = Payload &
  (Calls[Name] extends { request: infer Request extends z.ZodType }
    ? { body: Omit<z.input<Request>, "api_key"> }
    : unknown) &
  (Calls[Name]["sends"] extends "credentials" ? { credentials: Credentials } : unknown) &
  (Calls[Name]["sends"] extends "api key" ? { entity: string } : unknown);

/** What a backend answered: a status, and the body as parsed JSON, or undefined where it was none. */
export interface WireAnswer {
  status: number;
  body: unknown;
}

export interface WireRequest {
  call: CallName;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: object | undefined;
}
/** Carries a call to a backend. Throws where no answer came. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;
