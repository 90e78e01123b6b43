import { Agent, type RequestOptions, request } from "node:https";
import { setTimeout as delay } from "node:timers/promises";
import type { Account } from "../../accounts/fixtures";

const PAUSE_MS = 20;
/** As long as a browser waits. */
const TIMEOUT_MS = 30_000;

interface Target {
  url: string;
  certificate: string;
  account: Account;
  pages: readonly string[];
}

interface Call {
  path: string;
  agent?: Agent;
  address: string;
  values?: object;
}

/** Loopback addresses, many for each visitor, because rate limits count by address. */
const addressOf = (visitor: number, turn: number) => `127.8.${visitor}.${1 + (turn % 200)}`;

/** @returns why the request failed, or an empty string. */
function visit({ url, certificate }: Target, { path, agent, address, values }: Call): Promise<string> {
  const options: RequestOptions = {
    method: values ? "POST" : "GET",
    ca: certificate,
    localAddress: address,
    agent,
    // A forged one, which must not count.
    headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.99" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  return new Promise((resolve) => {
    const outgoing = request(url + path, options, (response) => {
      const outcome = response.statusCode === 200 ? "" : `${path}: ${response.statusCode}`;
      response.once("error", (error) => resolve(`${path}: ${error}`));
      response.resume().once("end", () => resolve(outcome));
    });
    outgoing.once("error", (error) => resolve(`${path}: ${error}`));
    outgoing.end(values && JSON.stringify(values));
  });
}

/** Visitors who read pages, send enquiries and log in, in parallel, until `stop`. */
export function sendVisitors(count: number, target: Target) {
  const failures: string[] = [];
  const sent: string[] = [];
  const addresses = new Set<string>();
  let requests = 0;
  let isOver = false;

  const record = async (failure: Promise<string>) => {
    const reason = await failure;
    requests++;
    if (reason) failures.push(reason);
  };
  const run = async (visitor: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !isOver; turn++) {
      const address = addressOf(visitor, turn);
      const path = target.pages[turn % target.pages.length] ?? "/";
      await record(visit(target, { path, agent, address: addressOf(visitor, 0) }));
      const subject = `Boat ${visitor}-${turn}.`;
      const enquiry = { kind: "contact", name: "Keza", email: "keza@example.rw", subject, message: subject };
      addresses.add(address);
      sent.push(subject);
      await record(visit(target, { path: "/enquiries", address, values: { ...enquiry, key: `key-of-${subject}` } }));
      if (turn % 4 === 0) await record(visit(target, { path: "/user/login", address, values: target.account }));
      await delay(PAUSE_MS);
    }
    agent.destroy();
  };
  const all = Promise.all(Array.from({ length: count }, (_, visitor) => run(visitor)));
  return {
    failures,
    sent,
    addresses,
    requests: () => requests,
    stop: async () => {
      isOver = true;
      await all;
    },
  };
}
