import { generateKeyPair, type KeyObject, sign } from "node:crypto";
import { promisify } from "node:util";

const HOUR_SECONDS = 3600;
const KEY_ID = "issuer";

type Claims = Record<string, unknown>;

const now = () => Math.floor(Date.now() / 1000);

/** What can be wrong with an ID token; all but the last are signed with the right key. */
const spoilers = {
  "wrong audience": () => ({ aud: "another-client" }),
  "wrong issuer": () => ({ iss: "https://another-issuer.example" }),
  "wrong nonce": () => ({ nonce: "another-nonce" }),
  expired: () => ({ iat: now() - 2 * HOUR_SECONDS, exp: now() - HOUR_SECONDS }),
  /** With a key that the issuer does not publish, under the id of the one that it does. */
  "foreign key": () => ({}),
} satisfies Record<string, () => Claims>;

export type TokenFault = keyof typeof spoilers;

const newKey = async () => (await promisify(generateKeyPair)("rsa", { modulusLength: 2048 })).privateKey;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

function signJwt(claims: Claims, key: KeyObject): string {
  const text = `${encode({ alg: "RS256", typ: "JWT", kid: KEY_ID })}.${encode(claims)}`;
  return `${text}.${sign("RSA-SHA256", Buffer.from(text), key).toString("base64url")}`;
}

const claimsOf = (jwt: string): Claims =>
  JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString("utf8"));

/** The issuer's signing key, and tokens signed with it that the provider itself would never issue. */
export async function createSigner() {
  const [key, foreignKey] = await Promise.all([newKey(), newKey()]);
  return {
    jwks: { keys: [{ ...key.export({ format: "jwk" }), kid: KEY_ID, use: "sig", alg: "RS256" }] },
    /** The same token with this fault. */
    spoil: (jwt: string, fault: TokenFault) =>
      signJwt({ ...claimsOf(jwt), ...spoilers[fault]() }, fault === "foreign key" ? foreignKey : key),
  };
}
