import { createServer } from "node:http";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { backend as backendTexts } from "@/content/messages";
import { extensions } from "@/lib/env";
import { openEmbedded, TEST_KEY } from "@/lib/testing/backends";
import { describeDatabases } from "@/lib/testing/databases";
import { listen } from "@/lib/testing/http";
import { type Backend, createBackend } from "../client";
import { assertDone } from "../conformance/helpers";
import type { Credentials } from "../contract";
import { createAccounts } from "./accounts";
import { createGoogleVerifier, type GoogleVerifier } from "./google";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));

const clientId = "the-site.apps.example.org";
const kid = "key-1";
const identity = { sub: "google-1", email: "ada@example.org" };

let issuer: string;
let closeIssuer: () => Promise<void>;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let verifyGoogle: GoogleVerifier;
/** Paths requested from the issuer. */
const requests: string[] = [];
let status = 200;

beforeAll(async () => {
  keys = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(keys.publicKey)), kid, alg: "RS256", use: "sig" };
  const server = createServer(({ url = "" }, response) => {
    requests.push(url);
    const isDiscovery = url === "/.well-known/openid-configuration";
    const endpoints = { authorization_endpoint: issuer, token_endpoint: issuer, jwks_uri: `${issuer}/keys` };
    const body = isDiscovery ? { issuer, ...endpoints } : { keys: [jwk] };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  ({ url: issuer, close: closeIssuer } = await listen(server));
});
afterAll(() => closeIssuer());

beforeEach(() => {
  requests.length = 0;
  status = 200;
  verifyGoogle = createGoogleVerifier({ issuer, clientId });
});

const nowSeconds = () => Math.floor(Date.now() / 1000);
const makeClaims = (changes: JWTPayload = {}): JWTPayload => ({
  iss: issuer,
  aud: clientId,
  iat: nowSeconds(),
  exp: nowSeconds() + 300,
  ...identity,
  email_verified: true,
  ...changes,
});
const sign = (changes?: JWTPayload, key = keys.privateKey) =>
  new SignJWT(makeClaims(changes)).setProtectedHeader({ alg: "RS256", kid }).sign(key);
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

describe("ID tokens", () => {
  test("a valid token identifies the account, with any address that a form takes", async () => {
    expect(await verifyGoogle(await sign())).toEqual(identity);
    const { sub } = identity;
    expect(await verifyGoogle(await sign({ email: "R&D@München.example" }))).toEqual({
      sub,
      email: "R&D@xn--mnchen-3ya.example",
    });
  });

  const otherKey = async () => (await generateKeyPair("RS256")).privateKey;
  test.each<[string, () => string | Promise<string>]>([
    ["unsigned", () => `${encode({ alg: "none" })}.${encode(makeClaims())}.`],
    ["signed with another key", async () => sign({}, await otherKey())],
    ["of another audience", () => sign({ aud: "another-site" })],
    ["of another issuer", () => sign({ iss: "https://accounts.google.com" })],
    ["expired", () => sign({ exp: nowSeconds() - 60 })],
    ["without an expiry", () => sign({ exp: undefined })],
    ["with an unverified address", () => sign({ email_verified: false })],
    ["without a subject", () => sign({ sub: undefined })],
  ])("a token that is %s is rejected", async (_, makeToken) => {
    expect(await verifyGoogle(await makeToken())).toBeUndefined();
  });

  test("without a client ID every token is rejected without a request", async () => {
    expect(await createGoogleVerifier({ issuer, clientId: undefined })(await sign())).toBeUndefined();
    expect(requests).toEqual([]);
  });

  test("a failing issuer throws, and is asked again", async () => {
    status = 503;
    await expect(verifyGoogle(await sign())).rejects.toBeDefined();
    status = 200;
    expect(await verifyGoogle(await sign())).toEqual(identity);
  });
});

describeDatabases("Google accounts", (create) => {
  let embedded: Awaited<ReturnType<typeof openEmbedded>>;
  let backend: Backend;
  beforeEach(async () => {
    embedded = await openEmbedded(create, verifyGoogle);
    backend = createBackend(embedded.transport, TEST_KEY, extensions);
  });
  afterEach(() => embedded.close());

  const { email: username } = identity;
  const context = { requestId: "1" };
  const logIn = async (changes?: JWTPayload) =>
    backend("googleLogin", { body: { token: await sign(changes) } }, context);
  const register = async (changes?: JWTPayload) =>
    backend("googleRegister", { body: { token: await sign(changes) } }, context);
  const logInWithPassword = (password: string) => backend("login", { body: { username, password } }, context);
  const password = "ridge and hill";
  const registerWithPassword = () =>
    backend("register", { body: { username, password, confirm_password: password } }, context);
  const link = async (credentials: Credentials, changes?: JWTPayload, given = password) =>
    backend("googleLink", { credentials, body: { token: await sign(changes), password: given } }, context);
  const success = {
    kind: "done",
    result: { username: identity.email, login_token: expect.any(String), role: "talent" },
  };
  const refused = (status: number) => expect.objectContaining({ kind: "refused", status });

  test("a Google account is identified by its subject, not by its address", async () => {
    expect(await logIn()).toEqual(refused(401));
    expect(await register()).toEqual(success);
    expect(await logIn({ email: "countess@example.org" })).toEqual(success);
    expect(await logIn({ sub: "google-2" })).toEqual(refused(401));
    expect(await register({ email: "countess@example.org" })).toEqual(refused(409));
    expect(await register({ sub: "google-2", email: "Ada@Example.org" })).toEqual(refused(409));
    expect(await registerWithPassword()).toEqual(refused(409));
  });

  test("the address of an account with a password is refused, and nothing of that account changes", async () => {
    await registerWithPassword();
    const credentials = assertDone(await logInWithPassword(password));
    await backend("createOrganization", { credentials, body: { name: "Ada Ltd" } }, context);
    expect(await register()).toEqual(refused(409));
    expect(await logIn()).toMatchObject({ kind: "refused", status: 401, reason: backendTexts.googleNotLinked });
    expect(await logInWithPassword(password)).toMatchObject({ kind: "done" });
    expect(await backend("organizations", { credentials }, context)).toMatchObject({ result: [{ name: "Ada Ltd" }] });
  });

  test("an owner who knows the password links Google, one Google account at a time", async () => {
    await registerWithPassword();
    const credentials = assertDone(await logInWithPassword(password));
    expect(await link(credentials, {}, "not the password")).toEqual(refused(403));
    expect(await link(credentials)).toMatchObject({ kind: "done" });
    expect(await logIn()).toEqual(success);
    expect(await link(credentials, { sub: "google-2" })).toEqual(refused(409));
  });

  test("a reset by mail ends the Google link", async () => {
    // A stranger registers the address, and links another Google account.
    await registerWithPassword();
    const credentials = assertDone(await logInWithPassword(password));
    const own = { sub: "google-2", email: "mallory@example.org" };
    expect(await link(credentials, own)).toMatchObject({ kind: "done" });
    expect(await logIn(own)).toEqual(success);

    const accounts = createAccounts(embedded.db);
    const before = await accounts.findByUsername(username);
    const chosen = "the owner's own password";
    expect(await accounts.resetPassword((await accounts.createReset(username)) ?? "", chosen)).toBe(username);
    expect(await logIn(own)).toEqual(refused(401));
    // The attempt to link checked its password before the reset.
    expect(before && (await accounts.linkGoogle(before, own.sub))).toBe(false);
    expect(await logInWithPassword(chosen)).toMatchObject({ kind: "done" });
  });

  test("a Google account opens one account only", async () => {
    await register();
    const body = { username: "countess@example.org", password, confirm_password: password };
    await backend("register", { body }, context);
    expect(await register({ email: body.username })).toEqual(refused(409));
    const credentials = assertDone(await backend("login", { body }, context));
    expect(await link(credentials)).toEqual(refused(409));
  });
});
