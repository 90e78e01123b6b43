import { expect, test } from "../../fixtures";
import { malformedFaults } from "../../security/expected-headers";
import { openConnection, parseResponse, requestHead, trickle } from "../../support/raw-connection";

/** Sends a chunk every half second until the site responds, which has to be with 408 in this number of seconds. */
async function expectTimeout(origin: string, [min, max]: [number, number], head: string, chunk: string) {
  const started = Date.now();
  const connection = await openConnection(origin);
  connection.socket.write(head);
  await trickle(connection, chunk, 500);
  const response = parseResponse(await connection.closed);
  const seconds = (Date.now() - started) / 1000;
  expect(seconds).toBeGreaterThan(min);
  expect(seconds).toBeLessThan(max);
  expect([response.status, ...malformedFaults(response)]).toEqual([408]);
}

test("a request head that takes longer than 10 s is answered with 408", async ({ origin }) => {
  await Promise.all([
    expectTimeout(origin, [8, 25], "G", ""),
    expectTimeout(origin, [8, 25], "GET / HTTP/1.1\r\n", "x-a: b\r\n"),
  ]);
});

test("a request body that takes longer than 30 s is answered with 408", async ({ origin }) => {
  const head = (framing: string) => requestHead("POST /user/login", "content-type: application/json", framing);
  await Promise.all([
    expectTimeout(origin, [27, 45], head("content-length: 1000"), "x"),
    expectTimeout(origin, [27, 45], head("transfer-encoding: chunked"), "1\r\nx\r\n"),
    expectTimeout(origin, [27, 45], `${head("content-length: 1000")}{`, ""),
  ]);
});
