/** What a process needs to run at all. No other variable is passed on: a server runs with the settings that its test gives it. */
const KEPT = ["PATH", "HOME", "USER", "LANG", "LC_ALL", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "SystemRoot"];

export const bareEnvironment = (): Record<string, string> =>
  Object.fromEntries(KEPT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
