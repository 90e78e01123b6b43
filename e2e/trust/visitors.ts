import { Agent, type RequestOptions, request } from "node:https";
import { setTimeout as pause } from "node:timers/promises";

const PAUSE_MS = 20;
/** A browser gives up by then. */
const TIMEOUT_MS = 30_000;

export interface Account {
  username: string;
  password: string;
}

interface Target {
  url: string;
  certificate: string;
  account: Account;
  /** What is asked for besides the forms. */
  pages: readonly string[];
}

/** Each comes from an address of loopback of its own, a hundred and more of them where it posts a lot. */
const addressOf = (visitor: number, turn: number) => `127.8.${visitor}.${1 + (turn % 200)}`;

interface Call {
  path: string;
  agent?: Agent;
  address: string;
  values?: object;
}

function ask({ url, certificate }: Target, { path, agent, address, values }: Call): Promise<string> {
  const options: RequestOptions = {
    method: values ? "POST" : "GET",
    ca: certificate,
    localAddress: address,
    agent,
    // A visitor may say what he likes of where he is.
    headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.99" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  return new Promise((resolve) => {
    const asked = request(url + path, options, (response) => {
      response.once("error", (error) => resolve(`${path}: ${error}`));
      response
        .resume()
        .once("end", () => resolve(response.statusCode === 200 ? "" : `${path}: ${response.statusCode}`));
    });
    asked.once("error", (error) => resolve(`${path}: ${error}`));
    asked.end(values && JSON.stringify(values));
  });
}

/** People who read pages, write to the company and log in, all at once, until `stop`. */
export function sendVisitors(count: number, target: Target) {
  const failures: string[] = [];
  const sent: string[] = [];
  const addresses = new Set<string>();
  let requests = 0;
  let isOver = false;

  const visit = async (visitor: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const tell = (failure: string) => {
      requests++;
      if (failure) failures.push(failure);
    };
    for (let turn = 0; !isOver; turn++) {
      const address = addressOf(visitor, turn);
      const home = addressOf(visitor, 0);
      tell(await ask(target, { path: target.pages[turn % target.pages.length] ?? "/", agent, address: home }));
      const subject = `Boat ${visitor}-${turn}.`;
      const message = { kind: "contact", name: "Keza", email: "keza@example.rw", subject, message: subject };
      addresses.add(address);
      sent.push(subject);
      tell(await ask(target, { path: "/enquiries", address, values: { ...message, key: `key-of-${subject}` } }));
      if (turn % 4 === 0) tell(await ask(target, { path: "/user/login", address, values: target.account }));
      await pause(PAUSE_MS);
    }
    agent.destroy();
  };
  const all = Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor)));
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
