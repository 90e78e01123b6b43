import { mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { getDatabase } from "@/lib/db";
import { enquiryMails } from "@/lib/enquiries/mail";
import { saveEnquiry } from "@/lib/enquiries/repository";
import { log } from "@/lib/log";
import { metrics } from "@/lib/log/metrics";
import { queueMail } from "@/lib/mail";
import { createMailTransport } from "@/lib/mail/transport";
import { startMailWorker } from "@/lib/mail/worker";
import { env } from "@/lib/settings/env";
import { createSqlite } from "@/lib/testing/databases";
import { contact, origin, withDatabase } from "@/lib/testing/enquiries";
import { withFolder } from "@/lib/testing/folder";
import { openMailbox } from "@/lib/testing/mailbox";
import { until } from "@/lib/testing/until";
import { isReady, registerGauges } from "./readiness";

jest.mock("node:fs/promises", () => ({ statfs: jest.fn() }));
jest.mock("@/lib/db", () => ({ getDatabase: jest.fn() }));
log.level = "silent";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Waits until the readiness check runs again: its results are kept for a second. */
const nextCheck = () => delay(1100);

describe("metrics that are looked up", () => {
  const stops: (() => Promise<void>)[] = [];
  // The worker and the mailbox stop before the database is closed.
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
  const site = withDatabase(createSqlite);
  const inFolder = withFolder();
  beforeAll(registerGauges);
  beforeEach(() => {
    env.SMTP_URL = "smtp://mail.example.org";
    env.DATA_DIR = inFolder();
    jest.mocked(getDatabase).mockResolvedValue(site.database);
    setFreeBytes(10_000_000);
  });
  const setFreeBytes = (bytes: number) =>
    jest.mocked(statfs).mockResolvedValue({ bavail: bytes / 1000, bsize: 1000 } as never);

  test("the site is not ready when the disk has no room for an enquiry, though the check could write", async () => {
    setFreeBytes(100_000);
    await nextCheck();
    expect(await isReady()).toBe(false);
    setFreeBytes(10_000_000);
    await nextCheck();
    expect(await isReady()).toBe(true);
    await nextCheck();
  });

  const readMetric = async (name: string) =>
    Number(new RegExp(`^${name} (.+)$`, "m").exec(await metrics.registry.metrics())?.[1]);

  test("a mail that waits is as old as it is", async () => {
    expect(await readMetric("site_mail_oldest_seconds")).toBe(0);
    await queueMail(site.db, { kind: "password-reset", username: "a@example.rw" }, Date.now() - MINUTE_MS);
    expect(await readMetric("site_mail_oldest_seconds")).toBeCloseTo(60, 0);
    expect(await readMetric("site_ready")).toBe(1);
  });

  test("without a mail server no mail is late", async () => {
    env.SMTP_URL = undefined;
    await queueMail(site.db, { kind: "password-reset", username: "a@example.rw" }, Date.now() - 60 * MINUTE_MS);
    expect(await readMetric("site_mail_oldest_seconds")).toBeNaN();
    expect(await readMetric("site_mail_queue_stuck")).toBe(0);
  });

  test("a mail server that accepts and then stalls makes the queue stuck, and the site stays ready", async () => {
    const mailbox = await openMailbox();
    mailbox.behave = () => "hang";
    // The statements are one more than the connections.
    const subjects = Array.from({ length: 11 }, (_, i) => `boat ${i}`);
    const queuedAt = Date.now() - 6 * MINUTE_MS;
    for (const subject of subjects) await saveEnquiry(site.db, { ...contact, subject }, origin, queuedAt);
    const addresses = { to: "sales@example.org", from: "site@example.org" };
    const transport = createMailTransport(mailbox.url);
    const worker = startMailWorker({
      transport,
      addresses,
      composers: { enquiry: enquiryMails },
      open: async () => site.database,
      isOnlyServer: false,
    });
    stops.push(mailbox.stop, worker.stop);
    await until(() => mailbox.attempts === 10);
    // The start makes all mails due, now.
    await site.db.updateTable("outbox").set({ next_attempt_at: queuedAt }).execute();
    expect(await readMetric("site_mail_queue_stuck")).toBe(1);
    await nextCheck();
    expect(await isReady()).toBe(true);
  });

  test("the newest backup is the newest that is complete and not from the future", async () => {
    const write = (name: string, age: number) => {
      const file = inFolder("backups", name);
      writeFileSync(file, "");
      utimesSync(file, (Date.now() - age) / 1000, (Date.now() - age) / 1000);
    };
    mkdirSync(inFolder("backups"));
    expect(await readMetric("site_backup_timestamp_seconds")).toBe(0);
    write("site-2026-11-20T03-00-00.db", 3 * DAY_MS);
    write("site-2026-11-21T03-00-00.dump", 2 * DAY_MS);
    write("site-2026-11-22T03-00-00.db.part", DAY_MS);
    write("site-2026-11-22T03-00-00.dump.part", DAY_MS);
    write("site-2026-11-22T03-00-00.db.part-journal", DAY_MS);
    write("site-2026-11-25T03-00-00.db", -2 * DAY_MS);
    const age = Date.now() / 1000 - (await readMetric("site_backup_timestamp_seconds"));
    expect(age / 86_400).toBeCloseTo(2, 2);
  });

  test("without a database they are not numbers, and the others are there", async () => {
    jest.mocked(getDatabase).mockRejectedValue(new Error("away"));
    expect(await readMetric("site_mail_oldest_seconds")).toBeNaN();
    expect(await metrics.registry.metrics()).toContain("process_cpu_seconds_total");
  });

  test("alerts and dashboard name metrics that exist", () => {
    const texts = ["alerts.yml", "dashboard.json"].map((file) => readFileSync(`deploy/prometheus/${file}`, "utf8"));
    const named = texts.join().match(/(site|nodejs)_\w+?(?=_(count|bucket|sum)\b|\b)/g) ?? [];
    const existing = metrics.registry.getMetricsAsArray().map(({ name }) => name);
    expect(new Set(named).size).toBeGreaterThan(6);
    expect([...new Set(named)].filter((name) => !existing.includes(name))).toEqual([]);
  });
});
