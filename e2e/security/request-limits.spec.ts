import { expect, test } from "../fixtures";
import { send } from "../support/http";
import { openConnection, parseResponse, requestHead, trickle } from "../support/raw-connection";
import { headerFaults, malformedFaults, pageFaults } from "./expected-headers";

const PROMISED_BYTES = 50_000_000;
const CHUNK = "x".repeat(16_384);
/** The bytes that fit into the buffers of client and server besides the 64 kB that are read. */
const MAX_SENT_BYTES = 8_000_000;

for (const framing of [`content-length: ${PROMISED_BYTES}`, "transfer-encoding: chunked"]) {
  test(`a body of 50 MB is rejected with 413 before its end (${framing.split(":")[0]})`, async ({ origin }) => {
    for (const path of ["/user/login", "/enquiries"]) {
      const connection = await openConnection(origin);
      connection.socket.write(requestHead(`POST ${path}`, "content-type: application/json", framing));
      const chunk = framing.startsWith("transfer") ? `${CHUNK.length.toString(16)}\r\n${CHUNK}\r\n` : CHUNK;
      const sent = await trickle(connection, chunk, 5, PROMISED_BYTES);
      await expect.poll(connection.received, path).toMatch(/^HTTP\/1\.1 413 /);
      expect(sent, path).toBeLessThan(MAX_SENT_BYTES);
      connection.socket.destroy();
    }
  });
}

test("headers of more than 16 kB are rejected with 431", async ({ origin }) => {
  for (const path of ["/", "/login/message", "/user/login"]) {
    const long = await send(origin, path, { headers: { cookie: `a=${"x".repeat(17_000)}` } });
    expect([long.status, ...malformedFaults(long)], path).toEqual([431]);
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`x-header-${i}`, "x".repeat(20)]));
    expect((await send(origin, path, { headers: many })).status, path).toBe(431);
    const allowed = await send(origin, path, { headers: { cookie: `a=${"x".repeat(15_000)}` } });
    expect(allowed.status, path).toBeLessThan(431);
  }
  expect((await send(origin, `/?${"x".repeat(17_000)}`)).status).toBe(431);
});

test("cookies of other applications cost no time", async ({ origin }) => {
  const cookie = Array.from({ length: 2700 }, (_, i) => `a${i}`).join(";");
  for (const path of ["/api/health", "/user/profile", "/my-profile"]) {
    const times: number[] = [];
    for (let i = 0; i < 5; i++) {
      const started = performance.now();
      expect((await send(origin, path, { headers: { cookie } })).status).toBeLessThan(431);
      times.push(performance.now() - started);
    }
    // Next takes more than a second for these.
    expect(Math.min(...times), path).toBeLessThan(500);
  }
});

test("a connection that sends many requests and reads no response does not hold up others", async ({ origin }) => {
  const connection = await openConnection(origin);
  connection.socket.pause();
  connection.socket.write(requestHead("GET /login/message").repeat(900));
  // Handled at once, the requests would take several seconds.
  const started = performance.now();
  expect((await send(origin, "/register/message")).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(2000);
  connection.socket.destroy();
});

test("two Host lines are rejected with 400", async ({ origin }) => {
  for (const path of ["/", "/user/login"]) {
    const connection = await openConnection(origin);
    connection.socket.write(requestHead(`GET ${path}`, "HOST: elsewhere.example", "connection: close"));
    const response = parseResponse(await connection.closed);
    expect([response.status, ...headerFaults(response), ...pageFaults(response)], path).toEqual([400]);
  }
});

test("a query of more than 200 parameters is rejected with 400 where Next would read it", async ({ origin }) => {
  for (const path of ["/login/message", "/api/health", "/nothing"]) {
    const statusOf = async (count: number) => (await send(origin, `${path}?${"a&".repeat(count)}`)).status;
    expect(await statusOf(201), path).toBe(400);
    expect(await statusOf(150), path).not.toBe(400);
  }
});

test("what no route can serve is answered with a page", async ({ origin }) => {
  for (const [status, path, method, headers] of [
    [400, "/50%%2050%%", "GET", {}],
    [405, "/user/login", "GET", {}],
    [405, "/contact-us", "POST", {}],
    [417, "/", "GET", { expect: "wonders" }],
  ] as const) {
    const response = await send(origin, path, { method, headers });
    expect([response.status, ...headerFaults(response), ...pageFaults(response)], path).toEqual([status]);
  }
});

test("what is not HTTP is answered with 400, once", async ({ origin }) => {
  for (const text of [
    "hello\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n",
    // This is a TLS handshake.
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    requestHead("GET /", "content-length: 1", "content-length: 2"),
    `${requestHead("POST /user/login", "transfer-encoding: chunked")}no chunk\r\n`,
    `${requestHead("GET /", "no header")}and more`.padEnd(100_000, "x"),
  ]) {
    const connection = await openConnection(origin);
    connection.socket.write(text, "latin1");
    const received = await connection.closed;
    expect(received.split("HTTP/1.1 "), text.slice(0, 30)).toEqual(["", expect.stringMatching(/^400 Bad Request\r\n/)]);
    expect([...malformedFaults(parseResponse(received))], text.slice(0, 30)).toEqual([]);
  }
});
