import { openDatabase } from "@/lib/db/connection";
import { saveEnquiry } from "@/lib/enquiries/repository";
import { contact, origin } from "./enquiries";

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
