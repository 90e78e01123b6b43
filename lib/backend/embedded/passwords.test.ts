import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { metrics } from "@/lib/metrics";
import { hashPassword, isPasswordOf, TooBusyError, threadCount } from "./passwords";

const GIB = 1024 ** 3;

test("one thread per core, within a quarter of the memory", () => {
  expect(threadCount(2, 4 * GIB)).toBe(2);
  expect(threadCount(64, GIB / 2)).toBe(4);
  expect(threadCount(2, GIB / 32)).toBe(1);
});

test("passwords wait for a thread, up to a hundred", async () => {
  const threads = availableParallelism();
  const hashing = Array.from({ length: threads + 110 }, (_, i) => hashPassword(`ridge ${i}`));
  const results = Promise.allSettled(hashing);
  expect(await metrics.registry.getSingleMetricAsString("site_password_hashes_waiting")).toMatch(/ \d{2,3}$/);
  const rejected = (await results).filter((result) => result.status === "rejected");
  expect(rejected.length).toBeGreaterThan(0);
  for (const { reason } of rejected) expect(reason).toBeInstanceOf(TooBusyError);
  expect(await isPasswordOf(await hashing[0], "ridge 0")).toBe(true);
  expect(await isPasswordOf(await hashing[0], "ridge 1")).toBe(false);
});

test("an account without a password is rejected with the work that any other takes", async () => {
  const run = jest.spyOn(Piscina.prototype, "run");
  expect(await isPasswordOf(null, "ridge and hill")).toBe(false);
  const verified: { hash: string } = run.mock.lastCall?.[0];
  /** Algorithm and costs, and how long salt and hash are. */
  const workOf = (hash: string) => hash.split("$").map((part, i) => (i < 4 ? part : part.length));
  expect(workOf(verified.hash)).toEqual(workOf(await hashPassword("ridge and hill")));
});
