import "server-only";
import { getDatabase } from "@/lib/db";
import { env } from "@/lib/env";
import { createBackend } from "./client";
import type { Transport } from "./contract";
import { createEmbeddedTransport } from "./embedded";
import { createGoogleVerifier } from "./embedded/google";
import { createRemoteTransport } from "./remote";

/** What site and backend share where nobody has set a key: it keeps nobody out, and nobody has to know it. */
const DEVELOPMENT_KEY = "development-key";
const apiKey = env.BACKEND_API_KEY ?? DEVELOPMENT_KEY;

let embedded: Promise<Transport> | undefined;

/** The built-in backend over the configured database, opened when it is first asked. */
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

/** The backend that the settings choose: the company's at `BACKEND_URL`, or the built-in one. */
export const backend = createBackend(
  env.BACKEND_URL ? createRemoteTransport(env.BACKEND_URL, env.BACKEND_TIMEOUT_MS) : embeddedTransport,
  apiKey,
);
