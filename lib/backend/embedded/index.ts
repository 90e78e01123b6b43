import "server-only";
import type { Kysely } from "kysely";
import * as z from "zod";
import { messages } from "@/content/messages";
import type { Schema, UserRow } from "@/lib/db/schema";
import { isSameText } from "@/lib/signature";
import {
  type CallName,
  calls,
  googleLoginRequest,
  googleRegisterRequest,
  headerNames,
  loginRequest,
  type Role,
  recordRequest,
  registerRequest,
  type Transport,
  userSchema,
  type WireAnswer,
  type WireRequest,
} from "../contract";
import { createAccounts } from "./accounts";
import type { GoogleVerifier } from "./google";
import { TooBusyError } from "./passwords";
import { publicData } from "./public-data";
import { createRecords } from "./records";

const texts = messages.backend;
const credentialsSchema = userSchema.pick({ username: true, login_token: true });

/** Every answer has a result, be it null. */
const done = (result: unknown = null): WireAnswer => ({ status: 200, body: { success: true, result } });
const refuse = (status: number, result: string): WireAnswer => ({ status, body: { success: false, result } });

function decodeHeader(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

interface Parts {
  db: Kysely<Schema>;
  apiKey: string;
  verifyGoogle: GoogleVerifier;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * The built-in backend: the contract's calls over the configured database. As it speaks the contract's wire
 * format, the site uses it in its own process and `npm run backend` over HTTP.
 * @throws what the database throws where it does not answer.
 */
export function createEmbeddedTransport({ db, apiKey, verifyGoogle, now }: Parts): Transport {
  const accounts = createAccounts(db, now);
  const records = createRecords(db, now);

  const hasKey = (key: unknown) => typeof key === "string" && isSameText(key, apiKey);

  /** Runs a call whose body the schema accepts and whose key, where it has one, is ours. */
  const withBody = async <T extends z.ZodType>(
    schema: T,
    body: unknown,
    act: (request: z.output<T>) => Promise<WireAnswer>,
  ): Promise<WireAnswer> => {
    const request = schema.safeParse(body);
    if (!request.success) return refuse(400, texts.invalidRequest);
    const data = request.data as { api_key?: string };
    if ("api_key" in data && !hasKey(data.api_key)) return refuse(403, texts.wrongKey);
    return act(request.data);
  };

  const withUser = async (
    { headers }: WireRequest,
    act: (user: UserRow, loginToken: string) => Promise<WireAnswer>,
  ): Promise<WireAnswer> => {
    if (!hasKey(headers[headerNames.apiKey])) return refuse(403, texts.wrongKey);
    const sent = credentialsSchema.safeParse({
      username: decodeHeader(headers[headerNames.username] ?? ""),
      login_token: decodeHeader(headers[headerNames.loginToken] ?? ""),
    });
    const user = sent.success ? await accounts.findByToken(sent.data) : undefined;
    return sent.success && user ? act(user, sent.data.login_token) : refuse(401, texts.notLoggedIn);
  };

  /** Writes a person's record and answers it as it stands then. */
  const write = (how: "create" | "update", role: Role) => (request: WireRequest) =>
    withUser(request, (user) =>
      withBody(recordRequest, request.body, async (record) => {
        const isWritten = await records[how](user, role, record);
        if (!isWritten) return refuse(409, how === "create" ? texts.recordExists : texts.recordMissing);
        const [written] = role === "talent" ? await records.talents(user) : await records.organizations(user);
        return done(written);
      }),
    );

  const handlers: Record<CallName, (request: WireRequest) => Promise<WireAnswer>> = {
    login: ({ body }) =>
      withBody(loginRequest, body, async ({ username, password }) => {
        const user = await accounts.findByPassword(username, password);
        return user ? done(await accounts.openLogin(user)) : refuse(401, texts.wrongPassword);
      }),

    register: ({ body }) =>
      withBody(registerRequest, body, async ({ username, password, confirm_password }) => {
        if (!z.email().safeParse(username.trim()).success) return refuse(400, texts.invalidEmail);
        if (password !== confirm_password) return refuse(400, messages.register.passwordsDiffer);
        const user = await accounts.register(username, password);
        return user ? done({ username: user.username }) : refuse(409, texts.accountExists);
      }),

    googleLogin: ({ body }) =>
      withBody(googleLoginRequest, body, async ({ token }) => {
        const identity = await verifyGoogle(token);
        if (!identity) return refuse(401, texts.googleRefused);
        const user = await accounts.findByGoogle(identity.sub);
        if (user) return done(await accounts.openLogin(user));
        // Google has shown that the address is theirs, so they may know that it has a password here.
        const other = await accounts.findByUsername(identity.email);
        return refuse(401, other ? texts.googleHasPassword : texts.googleUnknown);
      }),

    googleRegister: ({ body }) =>
      withBody(googleRegisterRequest, body, async ({ token }) => {
        const identity = await verifyGoogle(token);
        if (!identity) return refuse(401, texts.googleRefused);
        const user = await accounts.registerGoogle(identity.sub, identity.email);
        return user ? done(await accounts.openLogin(user)) : refuse(409, texts.accountExists);
      }),

    talents: (request) => withUser(request, async (user) => done(await records.talents(user))),
    organizations: (request) => withUser(request, async (user) => done(await records.organizations(user))),

    publicData: async ({ headers, path }) => {
      if (!hasKey(headers[headerNames.apiKey])) return refuse(403, texts.wrongKey);
      const entity = path.slice(calls.publicData.path.indexOf("{")).replace(/\/$/, "");
      const found = publicData(decodeHeader(entity));
      return found ? done(found) : refuse(404, texts.unknownEntity);
    },

    createTalent: write("create", "talent"),
    updateTalent: write("update", "talent"),
    createOrganization: write("create", "organization"),
    updateOrganization: write("update", "organization"),

    logout: (request) =>
      withUser(request, async (_, loginToken) => {
        await accounts.closeLogin(loginToken);
        return done();
      }),
  };

  return async (request) => {
    try {
      return await handlers[request.call](request);
    } catch (error) {
      if (error instanceof TooBusyError) return refuse(503, texts.busy);
      throw error;
    }
  };
}
