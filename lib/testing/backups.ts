import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openDatabase } from "@/lib/db/database";
import { keepEnquiry } from "@/lib/enquiries/store";
import { contact, origin } from "./enquiries";

/** Runs `npm run backup` or `npm run restore`, without npm. */
export function run(url: string, ...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const script = ["--conditions=react-server", "--import", "tsx", "lib/cli/backup/index.ts"];
  const env = { ...process.env, DATABASE_URL: url };
  return new Promise((resolve) => {
    execFile(process.execPath, [...script, ...args], { env }, (failure, out, error) =>
      resolve({ code: failure ? Number(failure.code) : 0, out: out.trim(), error: error.trim() }),
    );
  });
}

/** Has a database hold enquiries with these subjects, besides those that it holds. */
export async function keep(url: string, ...subjects: string[]) {
  const { db, close } = await openDatabase(url);
  for (const subject of subjects) await keepEnquiry(db, { ...contact, subject }, origin);
  await close();
}

export async function subjectsIn(url: string) {
  const { db, close } = await openDatabase(url);
  const rows = await db.selectFrom("enquiries").select("subject").orderBy("subject").execute();
  await close();
  return rows.map(({ subject }) => subject);
}

/** A folder for each test. @returns the path of a file in it. */
export function withFolder() {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "backup-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return (...names: string[]) => path.join(folder, ...names);
}
