import { postJson } from "./post-json";

const fetching = jest.spyOn(globalThis, "fetch");

test("posts JSON and returns the result", async () => {
  fetching.mockResolvedValueOnce(Response.json({ success: true, result: { username: "a" } }));
  expect(await postJson("/path", { name: "Uwase 👋" })).toEqual({ isSuccess: true, result: { username: "a" } });
  expect(fetching).toHaveBeenCalledWith("/path", expect.objectContaining({ body: '{"name":"Uwase 👋"}' }));
});

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
])("%s is no success", async (_, respond, expected) => {
  fetching.mockImplementationOnce(respond);
  expect(await postJson("/path", {})).toEqual({ isSuccess: false, ...expected });
});
