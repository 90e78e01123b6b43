import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { openEmbedded, TEST_KEY } from "@/lib/testing/backends";
import { describeDatabases } from "@/lib/testing/databases";
import { type Backend, createBackend } from "../client";
import { createGoogleVerifier, type GoogleVerifier } from "./google";

jest.setTimeout(60_000);

const clientId = "the-site.apps.example.org";
const kid = "key-1";
const identity = { sub: "google-1", email: "ada@example.org" };

let issuer: string;
let server: Server;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let verifyGoogle: GoogleVerifier;
/** Paths that the issuer was asked for. */
const asked: string[] = [];
let status = 200;

beforeAll(async () => {
  keys = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(keys.publicKey)), kid, alg: "RS256", use: "sig" };
  server = createServer(({ url = "" }, response) => {
    asked.push(url);
    const isDiscovery = url === "/.well-known/openid-configuration";
    const body = isDiscovery ? { issuer, jwks_uri: `${issuer}/keys` } : { keys: [jwk] };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  asked.length = 0;
  status = 200;
  verifyGoogle = createGoogleVerifier({ issuer, clientId });
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
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
const sign = (changes?: JWTPayload, { key = keys.privateKey, header = {} } = {}) =>
  new SignJWT(makeClaims(changes)).setProtectedHeader({ alg: "RS256", kid, ...header }).sign(key);
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

test("a token of the issuer for this site is the person's", async () => {
  expect(await verifyGoogle(await sign())).toEqual(identity);
});

test("the issuer is asked for its keys once, not for every token", async () => {
  for (const sub of ["1", "2", "3"]) expect(await verifyGoogle(await sign({ sub }))).toMatchObject({ sub });
  expect(asked).toEqual(["/.well-known/openid-configuration", "/keys"]);
});

test.each<[string, () => JWTPayload]>([
  ["for another site", () => ({ aud: "another-site" })],
  ["for nobody", () => ({ aud: undefined })],
  ["of another issuer", () => ({ iss: "https://accounts.google.com" })],
  ["of no issuer", () => ({ iss: undefined })],
  ["that has expired", () => ({ exp: nowSeconds() - 60 })],
  ["that never expires", () => ({ exp: undefined })],
  ["that says not when it was made", () => ({ iat: undefined })],
  ["that is not valid yet", () => ({ nbf: nowSeconds() + 600 })],
  ["with an address that is not verified", () => ({ email_verified: false })],
  ["with an address that is verified as a text", () => ({ email_verified: "true" })],
  ["that says nothing of verification", () => ({ email_verified: undefined })],
  ["without an address", () => ({ email: undefined })],
  ["with what is no address", () => ({ email: "ada" })],
  ["without a subject", () => ({ sub: undefined })],
  ["with an empty subject", () => ({ sub: "" })],
])("a token %s proves nothing", async (_, changes) => {
  expect(await verifyGoogle(await sign(changes()))).toBeUndefined();
});

test("a token that is not signed, or not by the issuer, proves nothing", async () => {
  const { privateKey } = await generateKeyPair("RS256");
  expect(await verifyGoogle(await sign({}, { key: privateKey }))).toBeUndefined();
  expect(await verifyGoogle(await sign({}, { header: { kid: "key-2" } }))).toBeUndefined();
  expect(await verifyGoogle(`${encode({ alg: "none" })}.${encode(makeClaims())}.`)).toBeUndefined();
  const [header, , signature] = (await sign()).split(".");
  expect(await verifyGoogle(`${header}.${encode(makeClaims({ sub: "google-2" }))}.${signature}`)).toBeUndefined();
});

test("the public key is no shared secret: HS256 with it proves nothing", async () => {
  const publicKey = new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)));
  const token = await new SignJWT(makeClaims()).setProtectedHeader({ alg: "HS256", kid }).sign(publicKey);
  expect(await verifyGoogle(token)).toBeUndefined();
});

test.each(["", "garbage", "a.b.c", "🦁.🦁.🦁", "e30.e30.e30"])("%p is no token", async (token) => {
  expect(await verifyGoogle(token)).toBeUndefined();
});

test("without a client's ID nobody comes from Google, and Google is not asked", async () => {
  expect(await createGoogleVerifier({ issuer, clientId: undefined })(await sign())).toBeUndefined();
  expect(asked).toEqual([]);
});

test("an issuer that answers with errors is an error, and is asked again", async () => {
  const token = await sign();
  status = 503;
  await expect(verifyGoogle(token)).rejects.toBeDefined();
  status = 200;
  expect(await verifyGoogle(token)).toEqual(identity);
});

test("an issuer that is not there is an error", async () => {
  await expect(createGoogleVerifier({ issuer: "http://127.0.0.1:1", clientId })(await sign())).rejects.toBeDefined();
});

describeDatabases("accounts from Google", (create) => {
  let embedded: Awaited<ReturnType<typeof openEmbedded>>;
  let backend: Backend;
  const context = { requestId: "1" };
  beforeEach(async () => {
    embedded = await openEmbedded(create, verifyGoogle);
    backend = createBackend(embedded.transport, TEST_KEY);
  });
  afterEach(() => embedded.close());

  const logIn = async (changes?: JWTPayload) =>
    backend("googleLogin", { body: { token: await sign(changes) } }, context);
  const register = async (changes?: JWTPayload) =>
    backend("googleRegister", { body: { token: await sign(changes) } }, context);
  const withPassword = (password: string) =>
    backend("login", { body: { username: identity.email, password } }, context);
  const user = { username: identity.email, login_token: expect.any(String), role: "talent" };

  test("who registered is logged in, and can log in again", async () => {
    expect(await register()).toEqual({ kind: "done", result: user });
    const again = await logIn();
    expect(again).toEqual({ kind: "done", result: user });
    const credentials = again.kind === "done" ? again.result : user;
    expect(await backend("talents", { credentials }, context)).toEqual({ kind: "done", result: [] });
  });

  test("an account is Google's subject: its address may change, another's may not be taken", async () => {
    await register();
    expect(await logIn({ email: "countess@example.org" })).toEqual({ kind: "done", result: user });
    expect(await logIn({ sub: "google-2" })).toMatchObject({ kind: "refused", status: 401 });
    expect(await register({ sub: "google-2", email: "Ada@Example.org" })).toMatchObject({
      kind: "refused",
      status: 409,
    });
  });

  test("who is not registered is not logged in", async () => {
    expect(await logIn()).toMatchObject({ kind: "refused", status: 401 });
  });

  test("nobody registers twice", async () => {
    await register();
    expect(await register()).toMatchObject({ kind: "refused", status: 409 });
    expect(await register({ email: "countess@example.org" })).toMatchObject({ kind: "refused", status: 409 });
    expect(await embedded.db.selectFrom("users").select("id").execute()).toHaveLength(1);
  });

  test("an account with a password is not taken over", async () => {
    const body = { username: identity.email, password: "secret", confirm_password: "secret" };
    await backend("register", { body }, context);
    expect(await register()).toMatchObject({ kind: "refused", status: 409 });
    expect(await logIn()).toMatchObject({ kind: "refused", status: 401 });
    expect(await withPassword("secret")).toMatchObject({ kind: "done" });
  });

  test("an account of Google has no password", async () => {
    await register();
    for (const password of ["null", "undefined", "the password of nobody", identity.sub]) {
      expect(await withPassword(password)).toMatchObject({ kind: "refused", status: 401 });
    }
    const body = { username: identity.email, password: "secret", confirm_password: "secret" };
    expect(await backend("register", { body }, context)).toMatchObject({ kind: "refused", status: 409 });
  });

  test("a token that proves nothing is refused at both doors", async () => {
    const stale = { exp: nowSeconds() - 60 };
    expect(await logIn(stale)).toMatchObject({ kind: "refused", status: 401 });
    expect(await register(stale)).toMatchObject({ kind: "refused", status: 401 });
  });
});
