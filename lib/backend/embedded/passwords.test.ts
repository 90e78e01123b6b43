import { availableParallelism } from "node:os";
import { metrics } from "@/lib/metrics";
import { hashesAtOnce, hashPassword, isPasswordOf } from "./passwords";

const GIB = 1024 ** 3;

test.each([
  [1, 4 * GIB, 1],
  [2, 4 * GIB, 2],
  [64, 4 * GIB, 32],
  [64, GIB / 2, 4],
  [2, GIB / 32, 1],
])("on %i cores with %i bytes of memory %i passwords are hashed at once", (cores, memory, expected) => {
  expect(hashesAtOnce(cores, memory)).toBe(expected);
});

test("more at once than the threads take wait for their turn, and each gets its own answer", async () => {
  const passwords = Array.from({ length: 4 * availableParallelism() + 10 }, (_, i) => `ridge ${i}`);
  const hashing = passwords.map(hashPassword);
  const waiting = (await metrics.hashing.get()).values[0]?.value;
  expect(waiting).toBeGreaterThanOrEqual(10);
  const hashes = await Promise.all(hashing);
  const answers = await Promise.all(
    hashes.map((hash, i) => isPasswordOf(hash, i % 2 ? "another one" : `${passwords[i]}`)),
  );
  expect(answers).toEqual(passwords.map((_, i) => i % 2 === 0));
});

test("without a hash the answer is no, after the same work", async () => {
  expect(await isPasswordOf(null, "ridge and hill")).toBe(false);
  const hash = await hashPassword("ridge and hill");
  const time = async (of: string | null) => {
    const began = performance.now();
    for (let n = 0; n < 5; n++) await isPasswordOf(of, "ridge and hill");
    return performance.now() - began;
  };
  expect((await time(null)) / (await time(hash))).toBeGreaterThan(0.2);
});
