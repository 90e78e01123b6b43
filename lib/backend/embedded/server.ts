import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type * as z from "zod";
import * as messages from "@/content/messages";
import { readText } from "@/lib/http";
import { causeOf, log } from "@/lib/log";
import { isSameText } from "@/lib/settings/secret";
import type { Backend, CallContext, Result } from "../backend";
import { type Call, type CallName, type Credentials, calls, headerNames, userSchema } from "../contract";

const MAX_BODY_BYTES = 32_768;
const REQUEST_TIMEOUT_MS = 10_000;

const texts = messages.backend;

const routes = Object.entries(calls).map(([name, { method, path }]) => ({
  name: name as CallName,
  method: method as string,
  // The specified paths are inconsistent about trailing slashes, so both forms are accepted.
  pattern: new RegExp(`^${path.replace(/\/$/, "").replace("{entity}", "([^/]+)")}/?$`),
}));

interface Response {
  status: number;
  body: object;
  headers?: Record<string, string>;
}

const fail = (status: number, result: string, errors?: Record<string, string>): Response => ({
  status,
  body: { success: false, result, errors },
});

function toResponse(result: Result<unknown>): Response {
  if (result.ok) return { status: 200, body: { success: true, result: result.value } };
  if (!("status" in result)) return fail(503, texts.failed);
  return fail(result.status, result.message ?? texts.unknownCall, result.errors);
}

function decodePercent(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

type Calls = typeof calls;
/** What a call gets: its valid body and, if it is for a user, the credentials. */
type Sent<Name extends CallName> = {
  body: Calls[Name] extends { request: infer Request extends z.ZodType } ? z.output<Request> : undefined;
  user: Calls[Name]["sends"] extends "credentials" ? Credentials : undefined;
  entity: string;
};
type Handlers = { [Name in CallName]: (sent: Sent<Name>, context: CallContext) => Promise<Result<unknown>> };

const createHandlers = ({ accounts, profiles, readPublicData }: Backend): Handlers => ({
  login: ({ body }, context) => accounts.logIn(body, context),
  register: ({ body }, context) => accounts.register(body, context),
  googleLogin: ({ body: { token } }, context) => accounts.logInWithGoogle(token, context),
  googleRegister: ({ body: { token } }, context) => accounts.registerWithGoogle(token, context),
  googleLink: ({ user, body }, context) => accounts.linkGoogle(user, body, context),
  logout: ({ user }, context) => accounts.logOut(user, context),
  logoutEverywhere: ({ user }, context) => accounts.logOutEverywhere(user, context),
  requestPasswordReset: ({ body: { username } }, context) => accounts.requestReset(username, context),
  checkPasswordReset: ({ body: { token } }, context) => accounts.checkReset(token, context),
  resetPassword: ({ body }, context) => accounts.resetPassword(body, context),
  changePassword: ({ user, body }, context) => accounts.changePassword(user, body, context),
  talents: ({ user }, context) => profiles.list(user, "talent", context),
  organizations: ({ user }, context) => profiles.list(user, "organization", context),
  createTalent: ({ user, body }, context) => profiles.create(user, "talent", body, context),
  updateTalent: ({ user, body }, context) => profiles.update(user, "talent", body, context),
  createOrganization: ({ user, body }, context) => profiles.create(user, "organization", body, context),
  updateOrganization: ({ user, body }, context) => profiles.update(user, "organization", body, context),
  publicData: ({ entity }, context) => readPublicData(entity, context),
});

const credentialsSchema = userSchema.pick({ username: true, login_token: true });

/** Reads the credentials of a request's headers; undefined if they are missing or malformed. */
const readCredentials = ({ headers }: IncomingMessage): Credentials | undefined =>
  credentialsSchema.safeParse({
    username: decodePercent(String(headers[headerNames.username] ?? "")),
    login_token: decodePercent(String(headers[headerNames.loginToken] ?? "")),
  }).data;

/** Serves a backend over HTTP by the contract, which says for each call where its API key is and what it sends. */
export function createBackendServer(backend: Backend, apiKey: string): Server {
  const handlers = createHandlers(backend);
  const hasKey = (key: unknown) => typeof key === "string" && isSameText(key, apiKey);

  async function call(name: CallName, entity: string, request: IncomingMessage, context: CallContext) {
    const text = await readText(request, MAX_BODY_BYTES);
    const sent: unknown = text ? JSON.parse(text) : undefined;
    const { sends, request: schema }: Call = calls[name];
    if (sends !== "body" && !hasKey(request.headers[headerNames.apiKey])) return fail(403, texts.wrongKey);
    const user = sends === "credentials" ? readCredentials(request) : undefined;
    if (sends === "credentials" && !user) return fail(401, texts.notLoggedIn);
    const parsed = schema?.safeParse(sent);
    if (parsed && !parsed.success) {
      // A wrong login token is refused first, even if the body is invalid as well.
      const login = user && (await backend.profiles.list(user, "talent", context));
      return login && !login.ok ? toResponse(login) : fail(400, texts.invalidRequest);
    }
    const body = parsed?.data as { api_key?: string } | undefined;
    if (body && "api_key" in body && !hasKey(body.api_key)) return fail(403, texts.wrongKey);
    return toResponse(await handlers[name]({ user, body, entity } as never, context));
  }

  async function respond(request: IncomingMessage, context: CallContext): Promise<Response> {
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    const matching = routes.filter(({ pattern }) => pattern.test(path));
    if (!matching.length) return fail(404, texts.unknownCall);
    const route = matching.find(({ method }) => method === request.method);
    if (!route) {
      const allow = matching.map(({ method }) => method).join(", ");
      return { ...fail(405, texts.unknownCall), headers: { allow } };
    }
    const [, entity = ""] = route.pattern.exec(path) ?? [];
    try {
      return await call(route.name, decodePercent(entity), request, context);
    } catch (error) {
      // The unread rest of the body would be parsed as the next request.
      if (error instanceof RangeError) return { ...fail(413, texts.invalidRequest), headers: { connection: "close" } };
      if (error instanceof SyntaxError) return fail(400, texts.invalidRequest);
      throw error;
    }
  }

  const server = createServer(async (request, response) => {
    const requestId = String(request.headers[headerNames.requestId] ?? randomUUID());
    const started = performance.now();
    const { status, body, headers } = await respond(request, { requestId }).catch((error: unknown): Response => {
      log.error({ event: "backend-server", requestId, ...causeOf(error) });
      return fail(500, texts.failed);
    });
    response.writeHead(status, {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      [headerNames.requestId]: requestId,
      ...headers,
    });
    response.end(JSON.stringify(body));
    const ms = Math.round(performance.now() - started);
    log.info({ event: "backend-server", requestId, method: request.method, status, ms });
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  return server;
}
