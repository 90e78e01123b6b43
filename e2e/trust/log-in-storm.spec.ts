import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { type Answer, ask } from "./ask";
import { expect, test } from "./sites";

const LOG_INS = 400;
const json = { "content-type": "application/json" };

const post = (origin: string, path: string, from: number, body: object, agent?: Agent) =>
  ask(origin, path, {
    method: "POST",
    agent,
    headers: { ...json, "x-forwarded-for": `10.9.${from >> 8}.${from & 255}` },
    body: JSON.stringify(body),
  });

test("a storm of log-ins slows no page: what is too much is told to come again, and then may", async ({ site }) => {
  const account = { username: `uwase-${randomUUID()}@example.org`, password: "ridge and hill" };
  const registered = await post(site.url, "/user/register", 0, { ...account, confirm_password: account.password });
  expect(registered.status).toBe(200);

  const agent = new Agent({ keepAlive: true, maxSockets: LOG_INS });
  let isOver = false;
  const storm = Promise.all(
    Array.from({ length: LOG_INS }, (_, i) =>
      post(site.url, "/user/login", i, { username: `${randomUUID()}@example.org`, password: "a wrong one" }, agent),
    ),
  ).finally(() => (isOver = true));

  const pages: { status: number; ms: number }[] = [];
  while (!isOver) {
    const asked = performance.now();
    const { status } = await ask(site.url, "/about-us");
    pages.push({ status, ms: performance.now() - asked });
  }
  const answers = await storm;
  agent.destroy();

  const by = (status: number): Answer[] => answers.filter((answer) => answer.status === status);
  expect(by(401).length + by(503).length).toBe(LOG_INS);
  expect(by(401).length, "as many as may wait, at least").toBeGreaterThanOrEqual(100);
  expect(by(503).length).toBeGreaterThan(50);
  for (const { header, text } of by(503)) {
    expect(Number(header("retry-after"))).toBeGreaterThan(0);
    expect(Number(header("retry-after"))).toBeLessThanOrEqual(60);
    expect(JSON.parse(text)).toMatchObject({ success: false });
  }

  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  const slowest = pages.map(({ ms }) => ms).sort((a, b) => a - b);
  const median = slowest[Math.floor(slowest.length / 2)] ?? 0;
  console.log(
    `${by(401).length} log-ins judged, ${by(503).length} turned away; ${pages.length} pages meanwhile, ` +
      `median ${median.toFixed(0)} ms, slowest ${slowest.at(-1)?.toFixed(0)} ms`,
  );
  // The arrival of 400 requests at once takes its time too, but only once.
  expect(median).toBeLessThan(250);

  const right = await post(site.url, "/user/login", LOG_INS, account);
  expect([right.status, JSON.parse(right.text).success]).toEqual([200, true]);
});
