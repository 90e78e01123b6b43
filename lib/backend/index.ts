import { getDatabase } from "@/lib/db";
import { backendExtensions, type Extension, env } from "@/lib/settings/env";
import { createEmbeddedBackend } from "./embedded";
import { createGoogleVerifier } from "./embedded/google";
import { createHttpTransport, createRemoteBackend } from "./remote";

export type { CallContext, Failure, Result } from "./backend";
export { type Credentials, normalizeUsername, type RecordInput, type Role, toRole, type User } from "./contract";

/** The key of the site and the embedded backend if no key is configured. It protects nothing. */
const DEVELOPMENT_KEY = "development-key";
export const apiKey = env.BACKEND_API_KEY ?? DEVELOPMENT_KEY;

export const openEmbeddedBackend = (extensions: readonly Extension[]) =>
  createEmbeddedBackend({
    getDatabase,
    verifyGoogle: createGoogleVerifier({ issuer: env.GOOGLE_ISSUER, clientId: env.GOOGLE_CLIENT_ID }),
    isMailOn: Boolean(env.SMTP_URL),
    extensions,
  });

/** The remote backend at `BACKEND_URL` if it is set, otherwise the embedded one. */
export const { accounts, profiles } = env.BACKEND_URL
  ? createRemoteBackend(createHttpTransport(env.BACKEND_URL, env.BACKEND_TIMEOUT_MS), apiKey, backendExtensions)
  : openEmbeddedBackend(backendExtensions);
