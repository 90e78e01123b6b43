import { readFileSync } from "node:fs";
import { getDatabase } from "@/lib/db";
import { env } from "@/lib/env";
import { queueMail } from "@/lib/mail";
import { metrics } from "@/lib/metrics";
import { createSqlite } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import { registerGauges } from "./readiness";

jest.mock("@/lib/db", () => ({ getDatabase: jest.fn() }));

describe("metrics that are looked up", () => {
  const site = withDatabase(createSqlite);
  beforeAll(registerGauges);
  beforeEach(() => {
    env.SMTP_URL = "smtp://mail.example.org";
  });

  const readMetric = async (name: string) =>
    Number(new RegExp(`^${name} (.+)$`, "m").exec(await metrics.registry.metrics())?.[1]);

  test("a mail that waits is as old as it is", async () => {
    jest.mocked(getDatabase).mockResolvedValue(site.database);
    expect(await readMetric("site_mail_oldest_seconds")).toBe(0);
    await queueMail(site.db, { kind: "password-reset", username: "a@example.rw" }, Date.now() - 60_000);
    expect(await readMetric("site_mail_oldest_seconds")).toBeCloseTo(60, 0);
    expect(await readMetric("site_ready")).toBe(1);
  });

  test("without a mail server no mail is late", async () => {
    env.SMTP_URL = undefined;
    jest.mocked(getDatabase).mockResolvedValue(site.database);
    await queueMail(site.db, { kind: "password-reset", username: "a@example.rw" }, Date.now() - 3_600_000);
    expect(await readMetric("site_mail_oldest_seconds")).toBeNaN();
    expect(await readMetric("site_mail_queue_stuck")).toBe(0);
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
