import { type Database, openDatabase } from "@/lib/db/connection";
import type { EnquiryRow } from "@/lib/db/schema";
import { emptyEnquiry } from "@/lib/enquiries/fields";
import type { Enquiry, Origin } from "@/lib/enquiries/repository";
import type { TestDatabase } from "./databases";

export const contact: Enquiry = {
  kind: "contact",
  name: "Uwase Keza",
  email: "uwase@example.rw",
  phone: "+250 788 000 000",
  subject: "A registry of boats",
  message: "We need a registry.\nFor boats.",
};

export const signUp = (email: string): Enquiry => ({ ...emptyEnquiry, kind: "subscribe", email });

export const origin: Origin = {
  key: undefined,
  address: "192.0.2.1",
  attribution: {},
  spamSignals: [],
  isAcknowledged: false,
  isMailed: true,
};

/** A stored enquiry, for code that only reads it. */
export const rowOf = (change: Partial<EnquiryRow> = {}): EnquiryRow => ({
  ...contact,
  id: "23456789bc",
  source: "{}",
  suspect: "",
  created_at: Date.UTC(2030, 0),
  delivered_at: null,
  ...change,
});

/** Opens a migrated database for each test. The getters read the current test's one. */
export function withDatabase(create: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  const opened: Database[] = [];
  const open = async () => {
    const one = await openDatabase(database.url);
    opened.push(one);
    return one;
  };
  beforeEach(async () => {
    database = await create();
    await open();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(({ close }) => close()));
    await database.remove();
  });
  const first = () => {
    if (!opened[0]) throw new Error("The database is open during a test only");
    return opened[0];
  };
  return {
    /** The connections of another instance. */
    open,
    get url() {
      return database.url;
    },
    get database() {
      return first();
    },
    get db() {
      return first().db;
    },
    get isPostgres() {
      return first().pool !== undefined;
    },
    rows: () => first().db.selectFrom("enquiries").selectAll().orderBy("created_at").orderBy("id").execute(),
    /** The mails that wait, with the subject of the enquiry that they are about. */
    outbox: () =>
      first()
        .db.selectFrom("outbox")
        .leftJoin("enquiries", "enquiries.id", "outbox.enquiry_id")
        .selectAll("outbox")
        .select("subject")
        .orderBy("queued_at")
        .execute(),
  };
}
