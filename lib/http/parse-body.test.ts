import { parsePost } from "./parse-body";

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

const parse = (body: BodyInit, type: string) =>
  parsePost(
    new Request("http://localhost/", {
      method: "POST",
      body,
      headers: { "content-type": type },
      ...{ duplex: "half" },
    }),
  );

test.each([
  ["JSON", '{"name":"Uwase 👋"}', `${JSON_TYPE}; charset=utf-8`, { isForm: false, values: { name: "Uwase 👋" } }],
  [
    "a form",
    new URLSearchParams({ name: "👋", about: "a&b=c" }),
    FORM_TYPE,
    { isForm: true, values: { name: "👋", about: "a&b=c" } },
  ],
  ["broken JSON", "{", JSON_TYPE, { isForm: false, status: 400 }],
  ["a JSON list", "[1]", JSON_TYPE, { isForm: false, status: 400 }],
  ["malformed UTF-8", Buffer.from([0x7b, 0xff, 0x7d]), JSON_TYPE, { isForm: false, status: 400 }],
  ["a form with malformed UTF-8", "name=%c3%28", FORM_TYPE, { isForm: true, status: 400 }],
  ["a form with a lone percent sign", "name=%", FORM_TYPE, { isForm: true, status: 400 }],
  ["another content type", "a=b", "text/plain", { isForm: false, status: 415 }],
])("%s", async (_, body, type, expected) => {
  expect(await parse(body, type)).toEqual(expected);
});

test("an endless body is read up to the limit", async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1000;
      controller.enqueue(new Uint8Array(1000).fill(32));
    },
  });
  expect(await parse(endless, JSON_TYPE)).toEqual({ isForm: false, status: 413 });
  expect(sent).toBeLessThan(100_000);
});

test("a long body is refused while another reader of the request has not read it", async () => {
  const headers = { "content-type": JSON_TYPE };
  const request = new Request("http://localhost/", { method: "POST", headers, body: "x".repeat(70_000) });
  expect(await parsePost(request.clone())).toEqual({ isForm: false, status: 413 });
});
