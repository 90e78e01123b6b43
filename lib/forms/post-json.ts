/** A response of our own API, or why there is none. `reference` names a request that failed on the server's side. */
export type ApiResponse =
  | { isSuccess: true; result: unknown }
  | { isSuccess: false; status?: number; message?: string; reference?: string };

const TIMEOUT_MS = 30_000;

async function fetchJson(path: string, init: RequestInit): Promise<ApiResponse> {
  // AbortSignal.timeout does not exist in Chromium before 103 and Firefox before 100.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(path, { ...init, signal: controller.signal });
    const { status } = response;
    const body: unknown = await response.json().catch(() => undefined);
    if (typeof body !== "object" || body === null || !("success" in body)) return { isSuccess: false, status };
    if (response.ok && body.success === true) return { isSuccess: true, result: Reflect.get(body, "result") };
    return { isSuccess: false, status, message: textOf(body, "result"), reference: textOf(body, "reference") };
  } catch {
    return { isSuccess: false };
  } finally {
    clearTimeout(timer);
  }
}

const textOf = (body: object, name: string) => {
  const value: unknown = Reflect.get(body, name);
  return typeof value === "string" && value ? value : undefined;
};

/** Never rejects: a network error, a timeout and an unreadable body are responses without success. */
export const postJson = (path: string, values: object): Promise<ApiResponse> =>
  fetchJson(path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(values),
  });

/** Never rejects, as above. */
export const getJson = (path: string): Promise<ApiResponse> =>
  fetchJson(path, { headers: { accept: "application/json" } });
