import { openDatabase } from "@/lib/db/connection";
import { saveEnquiry } from "@/lib/enquiries/repository";
import { contact, origin } from "./enquiries";
import { runScript } from "./run-script";

/** Runs `npm run backup` or `npm run restore`, without npm. */
export const run = (url: string, ...args: string[]) => runScript("lib/cli/backup.ts", args, { DATABASE_URL: url });

/** Adds enquiries with these subjects to a database. */
export async function save(url: string, ...subjects: string[]) {
  const { db, close } = await openDatabase(url);
  for (const subject of subjects) await saveEnquiry(db, { ...contact, subject }, origin);
  await close();
}

export async function subjectsIn(url: string) {
  const { db, close } = await openDatabase(url);
  const rows = await db.selectFrom("enquiries").select("subject").orderBy("subject").execute();
  await close();
  return rows.map(({ subject }) => subject);
}
