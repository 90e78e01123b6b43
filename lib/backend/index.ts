import "server-only";
import { getDatabase } from "@/lib/db";
import { env } from "@/lib/env";
import { createBackend } from "./client";
import type { Transport } from "./contract";
import { createEmbeddedTransport } from "./embedded";
import { createGoogleVerifier } from "./embedded/google";
import { createHttpTransport } from "./http-transport";

/** Used by the site and the embedded backend when no key is configured. It protects nothing. */
const DEVELOPMENT_KEY = "development-key";
const apiKey = env.BACKEND_API_KEY ?? DEVELOPMENT_KEY;

let embedded: Promise<Transport> | undefined;

/** The embedded backend on the configured database, which is opened on first use; a failure is retried on the next. */
export const embeddedTransport: Transport = async (request) => {
  embedded ??= openEmbedded();
  embedded.catch(() => {
    embedded = undefined;
  });
  return (await embedded)(request);
};

async function openEmbedded(): Promise<Transport> {
  const { db } = await getDatabase();
  const verifyGoogle = createGoogleVerifier({ issuer: env.GOOGLE_ISSUER, clientId: env.GOOGLE_CLIENT_ID });
  return createEmbeddedTransport({ db, apiKey, verifyGoogle });
}

/** The remote backend at `BACKEND_URL` if it is set, otherwise the embedded one. */
export const backend = createBackend(
  env.BACKEND_URL ? createHttpTransport(env.BACKEND_URL, env.BACKEND_TIMEOUT_MS) : embeddedTransport,
  apiKey,
);
