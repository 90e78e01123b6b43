/** What a form's address answers: `{success: true}` once it is done, else a reason where there is one. */
export type Answer = { isDone: true; result: unknown } | { isDone: false; reason?: string };

const TIMEOUT_MS = 30_000;

/**
 * Posts a form's values as JSON. A refusal, an unreadable answer, a lost line and a
 * time-out are all an answer that is not done; nothing is thrown.
 */
export async function postJson(address: string, values: object): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    if (typeof body !== "object" || body === null || !("success" in body)) return { isDone: false };
    const result = "result" in body ? body.result : undefined;
    if (response.ok && body.success === true) return { isDone: true, result };
    return typeof result === "string" && result ? { isDone: false, reason: result } : { isDone: false };
  } catch {
    return { isDone: false };
  }
}

/** The promise's value, but not before `ms` have passed. */
export async function notBefore<T>(ms: number, promise: Promise<T>): Promise<T> {
  const [value] = await Promise.all([promise, new Promise((resolve) => setTimeout(resolve, ms))]);
  return value;
}
