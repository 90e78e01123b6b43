import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { lines } from "@/lib/testing/captured-log";
import { listen } from "@/lib/testing/http";
import { handleMalformedRequests } from "./malformed-request";

jest.mock("@/lib/logger", () => ({
  ...jest.requireActual("@/lib/logger"),
  ...jest.requireActual("@/lib/testing/captured-log"),
}));

// Ordinary malformed requests are tested in e2e/security/request-limits.spec.ts.
test("a connection whose malformed request cannot be answered is closed, and logged", async () => {
  const fail = () => {
    throw new Error("someone@example.org");
  };
  const errorPages = new Proxy({}, { get: fail });
  const server = createServer();
  handleMalformedRequests(server, new Map(), errorPages);
  const { port, close } = await listen(server);
  const socket = connect(port, "127.0.0.1").setTimeout(5_000, () => socket.destroy(new Error("still open")));
  socket.write("hello\r\n\r\n");
  expect(await text(socket)).toBe("");
  expect(lines).toEqual([expect.stringContaining('"event":"request-failed"')]);
  await close();
});
