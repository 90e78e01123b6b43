import { type Database, openDatabase } from "@/lib/db/database";
import type { EnquiryRow } from "@/lib/db/schema";
import type { Enquiry, Origin } from "@/lib/enquiries/store";
import type { TestDatabase } from "./databases";

export const contact: Enquiry = {
  kind: "contact",
  name: "Uwase Keza",
  email: "uwase@example.rw",
  phone: "+250 788 000 000",
  subject: "A registry of boats",
  message: "We need a registry.\nFor boats.",
};

export const signUp = (email: string): Enquiry => ({
  kind: "subscribe",
  email,
  name: "",
  phone: "",
  subject: "",
  message: "",
});

export const origin: Origin = { key: undefined, address: "192.0.2.1", source: {}, suspicions: [] };

/** As the store keeps it, for what only reads. */
export const rowOf = (change: Partial<EnquiryRow> = {}): EnquiryRow => ({
  ...contact,
  id: "23456789bc",
  source: "{}",
  suspect: "",
  created_at: Date.UTC(2030, 0),
  unsubscribed_at: null,
  delivered_at: null,
  attempts: 0,
  next_attempt_at: Date.UTC(2030, 0),
  queued_at: Date.UTC(2030, 0),
  claimed_until: 0,
  last_error: "",
  ...change,
});

/** A database for each test. What is returned reads the present one. */
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
    if (!opened[0]) throw new Error("No database is open outside of a test");
    return opened[0];
  };
  return {
    /** Another instance's connections. */
    open,
    get database() {
      return first();
    },
    get db() {
      return first().db;
    },
    rows: () => first().db.selectFrom("enquiries").selectAll().orderBy("created_at").orderBy("id").execute(),
  };
}
