import { type Kysely, type Migration, Migrator } from "kysely";
import type { EnquiryField } from "@/lib/forms/enquiry-fields";
import * as accounts from "./migrations/0001-accounts";
import * as enquiries from "./migrations/0002-enquiries";
import * as heartbeat from "./migrations/0003-heartbeat";
import * as vitals from "./migrations/0004-vitals";
import * as indexes from "./migrations/0005-indexes";
import * as passwordResets from "./migrations/0006-password-resets";
import * as resetMails from "./migrations/0007-reset-mails";
import * as noVitals from "./migrations/0008-no-vitals";
import * as acknowledgements from "./migrations/0009-acknowledgements";

/** In the order in which they run. A migration that has been released is never changed. */
export const migrations = {
  "0001-accounts": accounts,
  "0002-enquiries": enquiries,
  "0003-heartbeat": heartbeat,
  "0004-vitals": vitals,
  "0005-indexes": indexes,
  "0006-password-resets": passwordResets,
  "0007-reset-mails": resetMails,
  "0008-no-vitals": noVitals,
  "0009-acknowledgements": acknowledgements,
} satisfies Record<string, Migration>;

/** The migration that adds the column of each field of the contact form: a field without one does not compile. */
export const enquiryColumns: Record<EnquiryField, keyof typeof migrations> = {
  name: "0002-enquiries",
  email: "0002-enquiries",
  phone: "0002-enquiries",
  subject: "0002-enquiries",
  message: "0002-enquiries",
};

/**
 * Migrates a database to the latest schema, in one transaction. When several instances start at once, PostgreSQL
 * makes them wait for one another (advisory lock); on SQLite the later one fails, and `openDatabase` retries.
 * @throws what the failing migration threw.
 */
export async function migrate<DB>(db: Kysely<DB>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Why a database in which these migrations have run is none that `migrate` can migrate; undefined if it can. */
export function migrationProblem(names: string[]): "not a database of this site" | "of a newer version" | undefined {
  const [first = ""] = Object.keys(migrations);
  if (!names.includes(first)) return "not a database of this site";
  return names.every((name) => name in migrations) ? undefined : "of a newer version";
}
