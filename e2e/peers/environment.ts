/**
 * What a process needs to run at all. The rest of the outer environment stays outside, settings that do not exist yet
 * included: a peer runs with what its test gives it.
 */
const KEPT = ["PATH", "HOME", "USER", "LANG", "LC_ALL", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "SystemRoot"];

export const bareEnvironment = (): Record<string, string> =>
  Object.fromEntries(KEPT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
