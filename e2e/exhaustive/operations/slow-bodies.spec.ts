import { expect, test } from "../../fixtures";
import { malformedFaults } from "../../security/expected-headers";
import { openConnection, parseResponse, requestHead, trickle } from "../../support/raw-connection";

const POST = ["POST /user/login", "content-type: application/json"] as const;

test("a request body that takes longer than 30 s is answered with 408", async ({ origin }) => {
  const started = Date.now();
  const slow = async (head: string, chunk: string) => {
    const connection = await openConnection(origin);
    connection.socket.write(head);
    await trickle(connection, chunk, 500);
    const response = parseResponse(await connection.closed);
    return { seconds: (Date.now() - started) / 1000, faults: [response.status, ...malformedFaults(response)] };
  };
  const responses = await Promise.all([
    slow(requestHead(...POST, "content-length: 1000"), "x"),
    slow(requestHead(...POST, "transfer-encoding: chunked"), "1\r\nx\r\n"),
    slow(`${requestHead(...POST, "content-length: 1000")}{`, ""),
  ]);
  for (const { seconds, faults } of responses) {
    expect(seconds).toBeGreaterThan(27);
    expect(seconds).toBeLessThan(45);
    expect(faults).toEqual([408]);
  }
});
