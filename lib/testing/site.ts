import { randomBytes } from "node:crypto";
import { freePort } from "./free-port";
import { startProcess } from "./processes";

const HOST = "localhost";

/** Node's arguments to serve the built site, as in the container (Dockerfile). */
export const SERVER = [".next/site/server.mjs"];

type ProcessOptions = Parameters<typeof startProcess>[0];

interface Options extends Partial<Pick<ProcessOptions, "args" | "program" | "options">> {
  /** Settings of the site: `DATABASE_URL`, `GOOGLE_*`, a `DATA_DIR` to keep, or others than the defaults below. */
  env?: Record<string, string>;
  /** The port, to start again at an address that was used before. */
  port?: number;
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Starts a separate site from the current build (`npm run build`). */
export async function startSite({ env = {}, port, args = SERVER, ...command }: Options = {}) {
  const chosen = String(port ?? (await freePort(HOST)));
  const url = `http://${HOST}:${chosen}`;
  const settings = {
    SITE_URL: url,
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
    // Rate limits count by address, so tests send X-Forwarded-For.
    TRUST_PROXY: "1",
    NEXT_TELEMETRY_DISABLED: "1",
    ...env,
    PORT: chosen,
    HOST,
  };
  const running = await startProcess({
    args,
    ...command,
    env: settings,
    probe: `${url}/login`,
    isReady: ({ status }) => status === 200,
  });
  return { url, port: Number(chosen), settings, ...running };
}
