import "server-only";

const RETRY_AFTER = { "retry-after": "30" };

/** A JSON response that is never cached. */
export const jsonResponse = (value: object, { status = 200 } = {}): Response =>
  Response.json(value, { status, headers: { "cache-control": "no-store", ...(status === 503 && RETRY_AFTER) } });
