import { countAttempt, type LimitName } from "@/lib/rate-limit";

test("a key has ten attempts, in parallel too, until the window ends", async () => {
  const attempts = await Promise.all(Array.from({ length: 50 }, () => countAttempt("wrongPassword", "a@b.c")));
  const refused = attempts.flatMap((attempt) => (attempt.isAllowed ? [] : [attempt.retryAfterSeconds]));
  expect(refused).toHaveLength(40);
  expect(Math.min(...refused)).toBeGreaterThan(14 * 60);
  expect(Math.max(...refused)).toBeLessThanOrEqual(15 * 60);
  expect((await countAttempt("wrongPassword", "b@b.c")).isAllowed).toBe(true);
});

test("refunded attempts do not count", async () => {
  for (let i = 0; i < 30; i++) {
    const attempt = await countAttempt("wrongPassword", "d@b.c");
    if (!attempt.isAllowed) throw new Error(`Attempt ${i} was not allowed`);
    await attempt.refund();
  }
});

/** Makes these attempts, one after the other. @returns the number of allowed ones. */
async function countAllowed(name: LimitName, subjects: string[]): Promise<number> {
  let allowed = 0;
  for (const subject of subjects) if ((await countAttempt(name, subject)).isAllowed) allowed++;
  return allowed;
}

test("an IPv6 /48 has the attempts of ten addresses, beside the limit of each /64 in it", async () => {
  const networks = Array.from({ length: 700 }, (_, i) => `2001:db8:1:${i.toString(16)}::/64`);
  expect(await countAllowed("login", Array(70).fill("2001:db8:1:ffff::/64"))).toBe(60);
  expect(await countAllowed("login", networks)).toBe(600 - 60);
  expect(await countAllowed("login", ["2001:db8:2:1::/64", "192.0.2.1"])).toBe(2);
  const guesses = networks.map((network) => `e@b.c ${network}`);
  expect(await countAllowed("wrongPassword", guesses)).toBe(100);
});

/** Addresses of so many IPv4 /24 networks, one of each. */
const addressesOf = (networks: number) => Array.from({ length: networks }, (_, i) => `10.${i >> 8}.${i & 255}.1`);

test("visitors of other networks never use up an enquiry's or a registration's attempts", async () => {
  expect(await countAllowed("enquiry", addressesOf(1100))).toBe(1100);
  expect(await countAllowed("registration", addressesOf(1100))).toBe(1100);
});

test("an IPv4 /24 has the registrations of ten addresses", async () => {
  const neighbours = Array.from({ length: 250 }, (_, i) => `192.0.2.${i}`);
  expect(await countAllowed("registration", neighbours)).toBe(200);
  expect(await countAllowed("registration", ["192.0.3.1"])).toBe(1);
  expect(await countAllowed("enquiry", neighbours)).toBe(250);
  const networks = Array.from({ length: 250 }, (_, i) => `2001:db8:3:${i.toString(16)}::/64`);
  expect(await countAllowed("enquiry", networks)).toBe(250);
});

test("HOURLY_LIMIT enquiries of all visitors are mailed one by one in an hour, without refunded ones", async () => {
  const attempt = await countAttempt("enquiryMail", "all visitors");
  if (attempt.isAllowed) await attempt.refund();
  expect(await countAllowed("enquiryMail", Array(1100).fill("all visitors"))).toBe(1000);
  const later = await countAttempt("enquiryMail", "all visitors");
  if (later.isAllowed) throw new Error("One more was allowed");
  expect(later.retryAfterSeconds).toBeGreaterThan(50 * 60);
});

test("memory holds 10,000 keys of a limit, and forgets the least recently used ones", async () => {
  const fill = (count: number) =>
    countAllowed(
      "profile",
      Array.from({ length: count }, (_, i) => `visitor ${i}`),
    );
  const used = Array(60).fill("a visitor");
  expect(await countAllowed("profile", used)).toBe(60);
  await fill(9999);
  expect(await countAllowed("profile", used)).toBe(0);
  await fill(10_000);
  expect(await countAllowed("profile", used)).toBe(60);
});

test("an attempt that was forgotten in the meantime gives nothing back", async () => {
  const attempt = await countAttempt("resetMail", "f@b.c");
  if (!attempt.isAllowed) throw new Error("The first attempt was not allowed");
  for (let i = 0; i < 10_000; i++) await countAttempt("resetMail", `visitor ${i}`);
  await attempt.refund();
  expect(await countAllowed("resetMail", Array(10).fill("f@b.c"))).toBe(3);
});

test("all bundles of the build share the limits", async () => {
  for (let i = 0; i < 20; i++) await countAttempt("enquiry", "192.0.2.7");
  jest.resetModules();
  const other = await import("@/lib/rate-limit");
  expect(await other.countAttempt("enquiry", "192.0.2.7")).toMatchObject({ isAllowed: false });
});

test("limits are counted in memory while PostgreSQL is unavailable", async () => {
  jest.resetModules();
  const getDatabase = jest.fn(() => Promise.reject(new Error("away")));
  jest.doMock("@/lib/db", () => ({ getDatabase }));
  jest.doMock("@/lib/settings/env", () => ({ ...jest.requireActual("@/lib/settings/env"), isSqlite: false }));
  jest.doMock("@/lib/log", () => ({ causeOf: () => ({}), log: { warn: () => {} } }));
  const limits = await import("@/lib/rate-limit");
  expect((await limits.countAttempt("login", "192.0.2.3")).isAllowed).toBe(true);
  expect(getDatabase).toHaveBeenCalled();
});
