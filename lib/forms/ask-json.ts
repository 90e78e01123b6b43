/** What a form's address answers: `{success: true}` once it is done, else a reason where there is one. */
export type Answer =
  | { isDone: true; result: unknown }
  /** `reference` names a request that failed on the server's side. */
  | { isDone: false; status?: number; reason?: string; reference?: string };

const TIMEOUT_MS = 30_000;

/** A refusal, an unreadable answer, a lost line and a time-out are all an answer that is not done. */
async function ask(address: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { status } = response;
    const body: unknown = await response.json().catch(() => undefined);
    if (typeof body !== "object" || body === null || !("success" in body)) return { isDone: false, status };
    if (response.ok && body.success === true) return { isDone: true, result: Reflect.get(body, "result") };
    return { isDone: false, status, reason: textOf(body, "result"), reference: textOf(body, "reference") };
  } catch {
    return { isDone: false };
  }
}

const textOf = (body: object, name: string) => {
  const value: unknown = Reflect.get(body, name);
  return typeof value === "string" && value ? value : undefined;
};

/** Posts a form's values as JSON. Nothing is thrown. */
export const postJson = (address: string, values: object): Promise<Answer> =>
  ask(address, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(values),
  });

/** Asks for JSON. Nothing is thrown. */
export const getJson = (address: string): Promise<Answer> => ask(address, { headers: { accept: "application/json" } });

/** The promise's value, but not before `ms` have passed. */
export async function notBefore<T>(ms: number, promise: Promise<T>): Promise<T> {
  const [value] = await Promise.all([promise, new Promise((resolve) => setTimeout(resolve, ms))]);
  return value;
}
