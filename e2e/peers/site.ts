import { randomBytes } from "node:crypto";
import { freePort } from "./ports";
import { startProcess } from "./processes";

const HOST = "localhost";

/** What Node is given to serve the built site, as the container's image does (Dockerfile). */
export const SERVER = ["--max-semi-space-size=32", "lib/server/main.mjs"];

interface Options {
  /** Settings of the site: `DATABASE_URL`, `GOOGLE_*`, a `DATA_DIR` to keep, or others than the ones made here. */
  env?: Record<string, string>;
  /** To come back at an address that was used before. */
  port?: number;
  /** Another way to start it than the server's own script. */
  plan?: Partial<Pick<Parameters<typeof startProcess>[0], "args" | "program" | "options">>;
}

/** A site of its own from the build that is there. It has to be built before (`npm run build`). */
export async function startSite({ env = {}, port, plan }: Options = {}) {
  const chosen = String(port ?? (await freePort(HOST)));
  const url = `http://${HOST}:${chosen}`;
  const settings = {
    SITE_URL: url,
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
    // Each test comes from an address of its own, by X-Forwarded-For: limits are counted by address.
    TRUST_PROXY: "1",
    NEXT_TELEMETRY_DISABLED: "1",
    ...env,
    PORT: chosen,
    HOST,
  };
  const running = await startProcess({
    args: SERVER,
    ...plan,
    env: settings,
    probe: `${url}/login`,
    isReady: ({ status }) => status === 200,
  });
  return { url, port: Number(chosen), settings, ...running };
}
