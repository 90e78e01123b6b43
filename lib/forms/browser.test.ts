import { postJson } from "./browser";

const fetching = jest.spyOn(globalThis, "fetch");

const failure = { success: false, result: "Later.", reference: "1a2b3c4d" };
test.each([
  [
    "a failure",
    async () => Response.json(failure, { status: 503 }),
    { status: 503, message: "Later.", reference: "1a2b3c4d" },
  ],
  [
    "a result that is not a string",
    async () => Response.json({ success: false, result: { a: 1 } }, { status: 400 }),
    { status: 400 },
  ],
  ["success with an error status", async () => Response.json({ success: true }, { status: 500 }), { status: 500 }],
  ["an HTML page", async () => new Response("<html>"), { status: 200 }],
  ["a network error", () => Promise.reject(new TypeError()), {}],
])("%s is not a success", async (_, respond, expected) => {
  fetching.mockImplementationOnce(respond);
  expect(await postJson("/path", {})).toEqual({ isSuccess: false, ...expected });
});

test("a request without a response for 30 s fails, also where AbortSignal.timeout is missing", async () => {
  jest.useFakeTimers();
  const { timeout } = AbortSignal;
  Object.assign(AbortSignal, { timeout: undefined });
  fetching.mockImplementationOnce(
    (_, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("aborted")))),
  );
  const response = postJson("/path", {});
  expect(fetching).toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(29_000);
  expect(await Promise.race([response, "waiting"])).toBe("waiting");
  await jest.advanceTimersByTimeAsync(1000);
  expect(await response).toEqual({ isSuccess: false });
  Object.assign(AbortSignal, { timeout });
  jest.useRealTimers();
});
