import { existsSync, readFileSync } from "node:fs";

const read = (file: string) => readFileSync(file, "utf8");
const compose = read("compose.yaml");

test("systemd restarts the site without end, and kills it if it hangs", () => {
  const unit = read("deploy/systemd/site.service").split("\n");
  for (const line of ["WatchdogSec=30", "NotifyAccess=all", "Restart=always", "StartLimitIntervalSec=0"])
    expect(unit).toContain(line);
});

test("nginx and Prometheus know the addresses and ports of the containers", () => {
  const addresses = [...compose.matchAll(/ipv4_address: ([\d.]+)/g)].map(([, address]) => address);
  expect(addresses).toHaveLength(2);
  const port = /METRICS_PORT: "(\d+)"/.exec(compose)?.[1];
  for (const address of addresses) {
    expect(read("deploy/nginx.conf")).toContain(`server ${address}:3000;`);
    expect(read("deploy/prometheus/prometheus.yml")).toContain(`"${address}:${port}"`);
  }
});

test("every file that compose mounts exists", () => {
  const files = [...compose.matchAll(/- (\.\/[^:]+):/g)].map(([, file]) => String(file));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files.filter((name) => name !== "./deploy/tls"))
    expect([file, existsSync(file)]).toEqual([file, true]);
});
