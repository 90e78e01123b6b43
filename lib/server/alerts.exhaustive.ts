import { execFileSync, spawnSync } from "node:child_process";

const canRun = !spawnSync("promtool", ["--version"]).error || Boolean(process.env.CI);
if (!canRun) process.stderr.write("SKIPPED: Prometheus is not installed.\n");

(canRun ? test : test.skip)("Prometheus accepts configuration and rules, and their tests pass", () => {
  const promtool = (...args: string[]) => execFileSync("promtool", args, { cwd: "deploy/prometheus", stdio: "pipe" });
  promtool("check", "config", "prometheus.yml");
  promtool("test", "rules", "alerts.test.yml");
});
