import { randomBytes } from "node:crypto";
import { freePort } from "../../lib/testing/free-port";
import { startProcess } from "./processes";

const HOST = "127.0.0.1";

interface Options {
  /** Settings beyond the address and the key: `DATABASE_URL`, `GOOGLE_*`, a `DATA_DIR` to keep. */
  env?: Record<string, string>;
  /** To come back at an address that was used before. */
  port?: number;
}

/** The stand-alone backend (`npm run backend`). `settings` are what a site that uses it is given. */
export async function startBackend({ env = {}, port }: Options = {}) {
  const chosen = port ?? (await freePort(HOST));
  const url = `http://${HOST}:${chosen}`;
  const apiKey = env.BACKEND_API_KEY ?? randomBytes(24).toString("base64url");
  const running = await startProcess({
    // As the command does, but without tsx's own process around it.
    args: ["--conditions=react-server", "--import", "tsx", "lib/cli/backend.ts"],
    env: { ...env, PORT: String(chosen), HOST, BACKEND_API_KEY: apiKey },
    probe: url,
    isReady: () => true,
  });
  return { url, port: chosen, apiKey, settings: { BACKEND_URL: url, BACKEND_API_KEY: apiKey }, ...running };
}
