import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Lighthouse 13 asks for Node.js 22. */
const TOOLS = { lighthouse: "12.8.2", autocannon: "8.0.0" };

/** Runs a command in a folder, and shows what it says only where it fails. */
export function runIn(cwd: string, command: string, args: string[]) {
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  execFileSync(command, args, { cwd, env, stdio: "pipe", maxBuffer: Number.POSITIVE_INFINITY });
}

/** Installs packages of exactly these versions into a folder, unless they are there. */
export function install(folder: string, dependencies: Record<string, string>) {
  if (existsSync(path.join(folder, "node_modules/.package-lock.json"))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  runIn(folder, "npm", ["install", "--no-audit", "--no-fund"]);
}

/** A program of what only measurements need, installed below the folder. */
export function findTool(folder: string, name: keyof typeof TOOLS): string {
  const tools = path.join(folder, "tools");
  install(tools, TOOLS);
  return path.join(tools, "node_modules/.bin", name);
}
