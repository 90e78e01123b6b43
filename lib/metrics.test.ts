import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type Counted, metrics } from "./metrics";
import { serveMetrics } from "./metrics-server";
import { lines } from "./testing/captured-log";

jest.mock("@/lib/log", () => ({
  ...jest.requireActual("@/lib/log"),
  ...jest.requireActual("@/lib/testing/captured-log"),
}));

const readLines = async (countElsewhere: () => Promise<Counted[]>) => {
  const server = serveMetrics(0, countElsewhere);
  await once(server, "listening");
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`);
  server.close();
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  return (await answer.text()).split("\n");
};

test("what two threads have counted is added, and each name is there once", async () => {
  metrics.events.inc({ event: "login", outcome: "done" }, 2);
  metrics.requests.observe({ method: "POST", route: "/user", status: "200" }, 0.01);
  metrics.hashing.set(3);
  const elsewhere = structuredClone(await metrics.registry.getMetricsAsJSON());
  metrics.events.inc({ event: "enquiry", outcome: "done" });
  const text = await readLines(async () => elsewhere);
  expect(text).toEqual(
    expect.arrayContaining([
      'site_events_total{event="login",outcome="done"} 4',
      'site_events_total{event="enquiry",outcome="done"} 1',
      'site_request_duration_seconds_bucket{le="0.02",method="POST",route="/user",status="200"} 2',
      'site_request_duration_seconds_bucket{le="0.005",method="POST",route="/user",status="200"} 0',
      "site_password_hashes_waiting 6",
    ]),
  );
  const names = text.filter((line) => line.startsWith("# TYPE ")).map((line) => line.split(" ")[2]);
  expect(names).toContain("process_resident_memory_bytes");
  expect(new Set(names).size).toBe(names.length);
});

test("where the other thread does not answer, the rest is told, and the log says that it is not all", async () => {
  const text = await readLines(() => Promise.reject(new TypeError("Broken for this test")));
  expect(text).toContainEqual('site_events_total{event="login",outcome="done"} 2');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: "metrics-incomplete", error: "TypeError" }),
  ]);
});
