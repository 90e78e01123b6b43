import type { Backend } from "@/lib/backend/backend";
import { createEmbeddedBackend } from "@/lib/backend/embedded";
import type { GoogleVerifier } from "@/lib/backend/embedded/google";
import { createBackendServer } from "@/lib/backend/embedded/server";
import { openDatabase } from "@/lib/db/connection";
import { extensions } from "@/lib/settings/env";
import type { TestDatabase } from "./databases";
import { listen } from "./http";

export const TEST_KEY = "a-key-for-tests";

/** The embedded backend on an empty database. Google accounts are rejected unless `verifyGoogle` accepts them. */
export async function openEmbedded(
  create: () => Promise<TestDatabase>,
  verifyGoogle: GoogleVerifier = async () => undefined,
) {
  const database = await create();
  const { db, close } = await openDatabase(database.url);
  const getDatabase = async () => ({ db });
  const backend = createEmbeddedBackend({ getDatabase, verifyGoogle, isMailOn: true, extensions });
  return {
    db,
    backend,
    close: async () => {
      await close();
      await database.remove();
    },
  };
}

/** Serves a backend on loopback, on a free port. */
export const serveBackend = (backend: Backend) => listen(createBackendServer(backend, TEST_KEY));
