import { readPost } from "./read-post";

const post = (body: BodyInit, type?: string) =>
  new Request("http://localhost/", {
    method: "POST",
    body,
    headers: type ? { "content-type": type } : {},
    ...{ duplex: "half" },
  });

test("JSON", async () => {
  const answer = await readPost(post('{"name":"Uwase 👋"}', "application/json; charset=utf-8"));
  expect(answer).toEqual({ isForm: false, values: { name: "Uwase 👋" } });
});

test("a form", async () => {
  const answer = await readPost(post(new URLSearchParams({ name: "Uwase 👋", about: "a&b=c" })));
  expect(answer).toEqual({ isForm: true, values: { name: "Uwase 👋", about: "a&b=c" } });
});

test.each([
  ["broken JSON", "{", "application/json", 400],
  ["JSON that is no object", "[1]", "application/json", 400],
  ["null", "null", "application/json", 400],
  ["invalid UTF-8", Buffer.from([0x7b, 0xff, 0x7d]), "application/json", 400],
  ["another type", "a=b", "text/plain", 415],
  ["too long a body", JSON.stringify({ a: "x".repeat(140_000) }), "application/json", 413],
])("%s", async (_, body, type, status) => {
  expect(await readPost(post(body, type))).toEqual({ isForm: false, status });
});

test("a body without an end is not read to its end", async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1000;
      controller.enqueue(new Uint8Array(1000).fill(32));
    },
  });
  expect(await readPost(post(endless, "application/json"))).toEqual({ isForm: false, status: 413 });
  expect(sent).toBeLessThan(200_000);
});

test.each(["name=%ff", "name=%", "name=%c3%28"])("a form whose %s is no UTF-8", async (body) => {
  const answer = await readPost(post(body, "application/x-www-form-urlencoded"));
  expect(answer).toEqual({ isForm: true, status: 400 });
});
