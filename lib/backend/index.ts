import { getDatabase } from "@/lib/db";
import { backendExtensions, env } from "@/lib/env";
import { createBackend, createHttpTransport } from "./client";
import type { Transport } from "./contract";
import { createEmbeddedTransport } from "./embedded";
import { createGoogleVerifier } from "./embedded/google";

export {
  type CallContext,
  type Credentials,
  normalizeUsername,
  type Outcome,
  ProtectedRequestError,
  type RecordInput,
  type Role,
  toRole,
  type User,
} from "./contract";

/** The key of the site and the embedded backend if no key is configured. It protects nothing. */
const DEVELOPMENT_KEY = "development-key";
const apiKey = env.BACKEND_API_KEY ?? DEVELOPMENT_KEY;

const verifyGoogle = createGoogleVerifier({ issuer: env.GOOGLE_ISSUER, clientId: env.GOOGLE_CLIENT_ID });

export const embeddedTransport: Transport = async (request) => {
  const { db } = await getDatabase();
  return createEmbeddedTransport({ db, apiKey, verifyGoogle, isMailOn: Boolean(env.SMTP_URL) })(request);
};

/** The remote backend at `BACKEND_URL` if it is set, otherwise the embedded one. */
export const backend = createBackend(
  env.BACKEND_URL ? createHttpTransport(env.BACKEND_URL, env.BACKEND_TIMEOUT_MS) : embeddedTransport,
  apiKey,
  backendExtensions,
);
