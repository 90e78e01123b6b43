import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import threads from "node:worker_threads";
import { lines } from "./testing/captured-log";
import { hasPriorities, prioritiesOf } from "./testing/priorities";
import { until } from "./testing/until";
import { openThreads } from "./threads";

jest.mock("@/lib/log", () => ({
  ...jest.requireActual("@/lib/log"),
  ...jest.requireActual("@/lib/testing/captured-log"),
}));

const folder = mkdtempSync(path.join(tmpdir(), "threads-"));
afterAll(() => rmSync(folder, { recursive: true }));

const LOW = 19;
const parameters = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Those that hash passwords (lib/backend/embedded/passwords.ts). */
const openHashing = ({ most = 1, together = 4 } = {}) =>
  openThreads({ file: "lib/server/hash-worker.mjs", most, workerData: { together } });

/** A thread that answers how many jobs it has had, or dies as the job says. */
function mortal() {
  const file = path.join(folder, "mortal.mjs");
  writeFileSync(
    file,
    `import { parentPort } from "node:worker_threads";
    let jobs = 0;
    parentPort.on("message", ({ id, job: { password } }) => {
      if (password === "throw") throw new Error("Broken for this test");
      if (password === "exit") process.exit(3);
      parentPort.postMessage([{ id, result: ++jobs }]);
      if (password === "last") process.exit();
    });`,
  );
  const { run } = openThreads({ file, most: 1 });
  return (password: string) => run<number>({ password });
}

test.each([
  ["throw", "The thread of mortal.mjs ended: error"],
  ["exit", "The thread of mortal.mjs ended: exit 3"],
])("a thread that dies (%s) fails its job, and the next one gets another thread", async (how, message) => {
  const run = mortal();
  expect([await run("a"), await run("b")]).toEqual([1, 2]);
  await expect(run(how)).rejects.toThrow(message);
  expect([await run("c"), await run("d")]).toEqual([1, 2]);
});

test("a file that is not there fails the job", async () => {
  const { run } = openThreads({ file: path.join(folder, "nowhere.mjs"), most: 1 });
  await expect(run({ password: "a", parameters })).rejects.toMatchObject({
    message: "The thread of nowhere.mjs ended: error",
    cause: { message: expect.stringContaining("Cannot find module") },
  });
});

test("a thread that dies while it is idle gets no job", async () => {
  const exits: Promise<unknown>[] = [];
  const { Worker } = threads;
  const spy = jest.spyOn(threads, "Worker").mockImplementation((...args) => {
    const thread = new Worker(...args);
    exits.push(once(thread, "exit"));
    return thread;
  });
  const run = mortal();
  await run("last");
  spy.mockRestore();
  expect(exits).toHaveLength(1);
  await exits[0];
  expect(await run("a")).toBe(1);
});

test("the log says how a thread ended, with or without a job, once; but not of one that was told to", async () => {
  const file = path.join(folder, "ends.mjs");
  writeFileSync(
    file,
    `import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ id, job }) => {
      parentPort.postMessage([{ id }]);
      if (job === "end") setTimeout(() => { throw new RangeError("Broken for this test"); });
    });`,
  );
  const { run, close } = openThreads<string>({ file, most: 1 });
  lines.length = 0;
  await run("end");
  await until(() => lines.length);
  await run("stay");
  await close();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 50, event: "thread-ended", thread: "ends.mjs", why: "error" }),
  ]);
  expect(lines[0]).toContain("ends.mjs:4");
  expect(lines[0]).not.toContain("Broken for this test");
});

test("what a job throws is its caller's, and the next one is done", async () => {
  const { run } = openHashing();
  await expect(run({ password: "a", compareWith: "no hash" })).rejects.toMatchObject({ message: expect.any(String) });
  expect(await run({ password: "a", parameters })).toMatch(/^\$argon2id\$/);
});

test("what one job throws fails none that waits beside it, and each gets its own answer", async () => {
  const { run } = openHashing();
  const hash = await run<string>({ password: "a", parameters });
  const compare = (password: string, compareWith = hash) => run<boolean>({ password, compareWith });
  const answers = [compare("a"), compare("b"), compare("a", "no hash"), compare("a"), compare("b"), compare("a")];
  const settled = await Promise.allSettled(answers);
  expect(settled.map((one) => (one.status === "fulfilled" ? one.value : "failed"))).toEqual([
    true,
    false,
    "failed",
    true,
    false,
    true,
  ]);
});

test("a thread that dies fails all that wait for it", async () => {
  const run = mortal();
  const settled = await Promise.allSettled(["a", "exit", "b"].map(run));
  expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
});

test("a thread that has eight jobs answers four together, and wakes the event loop less often", async () => {
  const wakesOf = async (together: number) => {
    const { run } = openHashing({ together });
    const rounds = new Set<number>();
    let round = 0;
    const hash = async () => {
      await run({ password: "a", parameters: { ...parameters, memoryCost: 19_456 } });
      rounds.add(round);
      setImmediate(() => round++);
    };
    await Promise.all(Array.from({ length: 8 }, hash));
    return rounds.size;
  };
  expect(await wakesOf(4)).toBeLessThanOrEqual(2);
  expect(await wakesOf(1)).toBeGreaterThan(4);
});

test("there are no more threads than there may be, and the next job goes to the one with least to do", async () => {
  const { Worker } = threads;
  const told: string[][] = [];
  const spy = jest.spyOn(threads, "Worker").mockImplementation((...args) => {
    const thread = new Worker(...args);
    const jobs: string[] = [];
    told.push(jobs);
    const { postMessage } = thread;
    thread.postMessage = (told: { job: { password: string } }) => {
      jobs.push(told.job.password);
      postMessage.call(thread, told);
    };
    return thread;
  });
  const { run } = openHashing({ most: 2 });
  await Promise.all(["a", "b", "c", "d"].map((password) => run({ password, parameters })));
  spy.mockRestore();
  expect(told).toEqual([
    ["a", "c"],
    ["b", "d"],
  ]);
});

(hasPriorities ? test : test.skip)("a thread that hashes lets every other one go first", async () => {
  const low = () => prioritiesOf(process.pid).filter((priority) => priority === LOW).length;
  const before = low();
  await openHashing().run({ password: "a", parameters });
  expect(low()).toBe(before + 1);
  expect(prioritiesOf(process.pid)).toContain(0);
});

test("a job under way keeps the process alive, an idle thread does not", () => {
  const script = `
    const { openThreads } = require("./lib/threads.ts");
    const { run } = openThreads({ file: "lib/server/hash-worker.mjs", most: 1, workerData: { together: 4 } });
    const hash = () => run({ password: "a", parameters: ${JSON.stringify(parameters)} });
    hash().then(hash).then(console.log);`;
  const args = ["--conditions=react-server", "--import", "tsx", "-e", script];
  expect(execFileSync(process.execPath, args, { encoding: "utf8", timeout: 30_000 })).toMatch(/^\$argon2id\$/);
});
