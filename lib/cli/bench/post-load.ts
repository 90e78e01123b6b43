import { Agent, request } from "node:http";
import { percentile } from "./table";

/**
 * Run by itself, so that what it costs is not the measurement's own: posts as fast as it is answered, each time from
 * another address. In the body `{n}` is a number that no other post has, and `{of:K}` one of the first K.
 */
const [url = "", body = "", seconds, connections] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const { origin } = new URL(url);

let posts = Math.floor(Math.random() * 2 ** 23);
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
const bodyOf = (n: number) =>
  body.replaceAll("{n}", `${n}`).replace(/\{of:(\d+)\}/g, (_, count) => `${n % Number(count)}`);

function post(): Promise<number | undefined> {
  const n = posts++;
  const headers = { "content-type": "application/json", origin, "x-forwarded-for": addressOf(n) };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: "POST", agent, headers }, (answer) => {
      answer.on("error", reject).on("end", () => resolve(answer.statusCode));
      answer.resume();
    });
    asked.on("error", reject).end(bodyOf(n));
  });
}

const began = performance.now();
const end = began + Number(seconds) * 1000;
const times: number[] = [];

async function postOn() {
  while (performance.now() < end) {
    const asked = performance.now();
    const status = await post();
    if (status !== 200) throw new Error(`A post was answered ${status}`);
    times.push(performance.now() - asked);
  }
}

Promise.all(Array.from({ length: Number(connections) }, postOn)).then(() => {
  const took = (performance.now() - began) / 1000;
  const [p50Ms, p99Ms] = [percentile(times, 0.5), percentile(times, 0.99)];
  console.log(JSON.stringify({ perSecond: times.length / took, p50Ms, p99Ms }));
  process.exit(0);
});
