import "server-only";

/**
 * What `act` brings, unless `timeoutMs` pass first. The wait ends even where whoever was handed the signal does
 * not hear it: a body's reader may not. `AbortSignal.timeout` is no help there, as Node may collect it while a
 * body is on its way.
 * @throws DOMException "TimeoutError" then.
 */
export async function inTime<T>(timeoutMs: number, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException("No answer in time", "TimeoutError")), timeoutMs);
  const { signal } = late;
  const isLate = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  try {
    return await Promise.race([act(signal), isLate]);
  } finally {
    clearTimeout(timer);
  }
}
