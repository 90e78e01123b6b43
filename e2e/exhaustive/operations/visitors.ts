import { Agent } from "node:https";
import { setTimeout as delay } from "node:timers/promises";
import type { Account } from "../../accounts/fixtures";
import { type RequestOptions, send } from "../../support/http";
import { enquiry } from "./fixtures";

const PAUSE_MS = 20;
const PAGES = ["/", "/contact-us", "/login"];

interface Target {
  url: string;
  certificate: string;
  account: Account;
}

/** Visitors who read pages, send enquiries and log in, in parallel, until `stop`. */
export function sendVisitors(count: number, { url, certificate: ca, account }: Target) {
  const failures: string[] = [];
  const sent: string[] = [];
  let requests = 0;
  let isOver = false;

  async function request(path: string, options: RequestOptions) {
    const failure = await send(url, path, { ca, ...options }).then(
      ({ status }) => (status === 200 ? undefined : String(status)),
      String,
    );
    requests++;
    if (failure) failures.push(`${path}: ${failure}`);
  }
  const post = (path: string, values: object, localAddress: string) =>
    request(path, {
      method: "POST",
      body: JSON.stringify(values),
      // Rate limits count by address, and not by the one that a client claims to have.
      headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.99" },
      agent: new Agent({ localAddress }),
    });
  const run = async (visitor: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !isOver; turn++) {
      await request(PAGES[turn % PAGES.length] ?? "/", { agent });
      const subject = `Boat ${visitor}-${turn}.`;
      sent.push(subject);
      const localAddress = `127.8.${visitor}.${1 + (turn % 200)}`;
      await post("/enquiries", enquiry(subject), localAddress);
      if (turn % 4 === 0) await post("/user/login", account, localAddress);
      await delay(PAUSE_MS);
    }
    agent.destroy();
  };
  const all = Promise.all(Array.from({ length: count }, (_, visitor) => run(visitor)));
  return {
    failures,
    sent,
    requests: () => requests,
    stop: async () => {
      isOver = true;
      await all;
    },
  };
}
