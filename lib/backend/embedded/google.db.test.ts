import { createServer } from "node:http";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { backend as backendTexts } from "@/content/messages";
import { openEmbedded } from "@/lib/testing/backends";
import { describeDatabases } from "@/lib/testing/databases";
import { listen } from "@/lib/testing/http";
import type { Backend } from "../backend";
import { assertDone } from "../conformance/helpers";
import type { Credentials } from "../contract";
import { createAccountStore } from "./account-store";
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
  let accounts: Backend["accounts"];
  let profiles: Backend["profiles"];
  beforeEach(async () => {
    embedded = await openEmbedded(create, verifyGoogle);
    ({ accounts, profiles } = embedded.backend);
  });
  afterEach(() => embedded.close());

  const { email: username } = identity;
  const context = { requestId: "1" };
  const logIn = async (changes?: JWTPayload) => accounts.logInWithGoogle(await sign(changes), context);
  const register = async (changes?: JWTPayload) => accounts.registerWithGoogle(await sign(changes), context);
  const logInWithPassword = (password: string) => accounts.logIn({ username, password }, context);
  const password = "ridge and hill";
  const registerWithPassword = () => accounts.register({ username, password, confirm_password: password }, context);
  const link = async (credentials: Credentials, changes?: JWTPayload, given = password) =>
    accounts.linkGoogle(credentials, { token: await sign(changes), password: given }, context);
  const success = {
    ok: true,
    value: { username: identity.email, login_token: expect.any(String), role: "talent" },
  };
  const refused = (status: number) => expect.objectContaining({ reason: "refused", status });

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
    await profiles.create(credentials, "organization", { name: "Ada Ltd", phone: "", about: "" }, context);
    expect(await register()).toEqual(refused(409));
    expect(await logIn()).toMatchObject({ reason: "refused", status: 401, message: backendTexts.googleNotLinked });
    expect(await logInWithPassword(password)).toMatchObject({ ok: true });
    expect(await profiles.list(credentials, "organization", context)).toMatchObject({ value: [{ name: "Ada Ltd" }] });
  });

  test("an owner who knows the password links Google, one Google account at a time", async () => {
    await registerWithPassword();
    const credentials = assertDone(await logInWithPassword(password));
    expect(await link(credentials, {}, "not the password")).toEqual(refused(403));
    expect(await link(credentials)).toMatchObject({ ok: true });
    expect(await logIn()).toEqual(success);
    expect(await link(credentials, { sub: "google-2" })).toEqual(refused(409));
  });

  test("a reset by mail ends the Google link", async () => {
    // A stranger registers the address, and links another Google account.
    await registerWithPassword();
    const credentials = assertDone(await logInWithPassword(password));
    const own = { sub: "google-2", email: "mallory@example.org" };
    expect(await link(credentials, own)).toMatchObject({ ok: true });
    expect(await logIn(own)).toEqual(success);

    const stored = createAccountStore(embedded.db);
    const before = await stored.findByUsername(username);
    const chosen = "the owner's own password";
    expect(await stored.resetPassword((await stored.createReset(username)) ?? "", chosen)).toBe(username);
    expect(await logIn(own)).toEqual(refused(401));
    // The attempt to link checked its password before the reset.
    expect(before && (await stored.linkGoogle(before, own.sub))).toBe(false);
    expect(await logInWithPassword(chosen)).toMatchObject({ ok: true });
  });

  test("a Google account opens one account only", async () => {
    await register();
    const countess = { username: "countess@example.org", password };
    await accounts.register({ ...countess, confirm_password: password }, context);
    expect(await register({ email: countess.username })).toEqual(refused(409));
    const credentials = assertDone(await accounts.logIn(countess, context));
    expect(await link(credentials)).toEqual(refused(409));
  });
});
