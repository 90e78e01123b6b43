import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Enquiry } from "@/lib/enquiries/store";
import { bareEnvironment } from "../peers/environment";

const run = promisify(execFile);
const root = path.join(__dirname, "../..");

/** An enquiry as the staff's command prints it, as far as a test reads it. */
export interface Entry extends Enquiry {
  id: string;
  source: Record<string, string>;
  suspectReasons: string[];
  deliveredAt: string | null;
  attempts: number;
  unsubscribedAt: string | null;
}

/** What the staff's command lists. @param settings name the database: `DATA_DIR` or `DATABASE_URL`. */
export async function listEnquiries(settings: Record<string, string>): Promise<Entry[]> {
  const { stdout } = await run("npm", ["run", "-s", "enquiries", "--", "--json"], {
    cwd: root,
    env: { ...bareEnvironment(), NODE_ENV: "production", ...settings },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}
