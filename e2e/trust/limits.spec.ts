import { ask } from "./ask";
import { headerFaults, unreadFaults } from "./expected-headers";
import { expect, test } from "./sites";
import { openLine, parseAnswer, trickle } from "./slow-client";

const forms = ["/user/login", "/user/register", "/user/profile", "/enquiries"];
const json = { "content-type": "application/json" };
const PROMISED_BYTES = 50_000_000;
const PART = "x".repeat(16_384);
/** What stands in both systems' buffers besides the 64 kB that are read. */
const MOST_SENT_BYTES = 8_000_000;

for (const path of forms) {
  for (const encoding of [`content-length: ${PROMISED_BYTES}`, "transfer-encoding: chunked"]) {
    test(`${path} refuses a body of 50 MB long before its end, with ${encoding.split(":")[0]}`, async ({ site }) => {
      const line = await openLine(site.url);
      const head = [`POST ${path} HTTP/1.1`, "host: localhost", "content-type: application/json", encoding, "", ""];
      line.socket.write(head.join("\r\n"));
      const isChunked = encoding.startsWith("transfer");
      const part = isChunked ? `${PART.length.toString(16)}\r\n${PART}\r\n` : PART;
      const sent = await trickle(line, part, 5, PROMISED_BYTES);
      await expect.poll(line.answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(sent).toBeLessThan(MOST_SENT_BYTES);
      line.socket.destroy();
    });
  }

  test(`${path} takes a body of just under 64 kB for one that can be read, and none above`, async ({ site }) => {
    const post = async (bytes: number) => {
      const body = JSON.stringify({ padding: "x".repeat(bytes - '{"padding":""}'.length) });
      return (await ask(site.url, path, { method: "POST", headers: json, body })).status;
    };
    expect([400, 303, 401]).toContain(await post(65_536));
    expect(await post(65_537)).toBe(413);
  });

  test(`${path} takes forms and JSON only`, async ({ site }) => {
    for (const type of [
      undefined,
      "text/plain",
      "multipart/form-data; boundary=x",
      "application/xml",
      "text/json",
      "*/*",
    ]) {
      const headers: Record<string, string> = type ? { "content-type": type } : {};
      const { status } = await ask(site.url, path, { method: "POST", headers, body: "{}" });
      expect(status, type).toBe(415);
    }
  });
}

test("headers of more than 16 kB are refused with 431, on pages and handlers", async ({ site }) => {
  for (const path of ["/", "/login?answer=1", "/user/login", "/enquiries", "/api/health"]) {
    const long = { cookie: `a=${"x".repeat(17_000)}` };
    expect((await ask(site.url, path, { headers: long })).status, path).toBe(431);
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`x-made-up-${i}`, "x".repeat(20)]));
    const answer = await ask(site.url, path, { headers: many });
    expect([answer.status, ...unreadFaults(answer)], path).toEqual([431]);
    const allowed = { cookie: `a=${"x".repeat(15_000)}` };
    expect((await ask(site.url, path, { headers: allowed })).status, path).toBeLessThan(431);
  }
  expect((await ask(site.url, `/?${"x".repeat(17_000)}`)).status).toBe(431);
});

test("a request that trickles is cut off: its head after 10 s, its body after 30", async ({ site }) => {
  const head = "POST /user/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
  const cut = async (first: string, then: string, everyMs: number) => {
    const line = await openLine(site.url);
    line.socket.write(first);
    await trickle(line, then, everyMs);
    const ms = await line.closed;
    return { seconds: ms / 1000, answer: line.answer() };
  };
  const heads = [cut("", "", 1000), cut("GET / HTTP/1.1\r\n", "x-a: b\r\n", 500), cut("G", "", 1000)];
  const bodies = [
    cut(`${head}content-length: 1000\r\n\r\n`, "x", 500),
    cut(`${head}transfer-encoding: chunked\r\n\r\n`, "1\r\nx\r\n", 500),
    cut(`${head}content-length: 1000\r\n\r\n{`, "", 1000),
  ];
  for (const { seconds, answer } of await Promise.all(heads)) {
    expect(seconds).toBeGreaterThan(8);
    expect(seconds).toBeLessThan(25);
    expect([answer.slice(0, 13), ...unreadFaults(parseAnswer(answer))]).toEqual(["HTTP/1.1 408 "]);
  }
  expect((await ask(site.url, "/")).status, "somebody else, meanwhile").toBe(200);
  for (const { seconds, answer } of await Promise.all(bodies)) {
    expect(seconds).toBeGreaterThan(27);
    expect(seconds).toBeLessThan(45);
    expect([answer.slice(0, 13), ...unreadFaults(parseAnswer(answer))]).toEqual(["HTTP/1.1 408 "]);
  }
});

test("what is no HTTP is answered with 400 and all headers, once", async ({ site }) => {
  for (const said of [
    "hello\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n",
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "GET / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n",
    "POST /user/login HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nno chunk\r\n",
    "GET / HTTP/1.1\r\nhost: localhost\r\nno header\r\n\r\nand more".padEnd(100_000, "x"),
  ]) {
    const line = await openLine(site.url);
    line.socket.write(said, "latin1");
    await line.closed;
    const answer = line.answer();
    expect(answer.split("HTTP/1.1 "), said.slice(0, 30)).toEqual(["", expect.stringMatching(/^400 Bad Request\r\n/)]);
    expect([...unreadFaults(parseAnswer(answer))], said.slice(0, 30)).toEqual([]);
  }
});

test("what is expected of the server in vain is answered with 417 and all headers, once", async ({ site }) => {
  for (const path of ["/", "/api/health"]) {
    const answer = await ask(site.url, path, { headers: { expect: "wonders" } });
    expect([answer.status, ...headerFaults(answer, false)]).toEqual([417]);
    expect(answer.header("cache-control")).toBe("no-store");
  }
});
