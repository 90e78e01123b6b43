import { once } from "node:events";
import { connect } from "node:net";

const PADDING_BYTES = 50_000;

/** A large enquiry of which the first half is on its way. `finish` sends the rest, and returns all that is answered. */
export async function beginPost(port: number, subject: string, address = "10.9.0.1") {
  const body = JSON.stringify({
    kind: "contact",
    name: "Uwase Keza",
    email: "uwase@example.rw",
    subject,
    message: "It arrives slowly.",
    padding: "x".repeat(PADDING_BYTES),
  });
  const socket = connect({ port, host: "localhost" });
  await once(socket, "connect");
  let answer = "";
  socket.setEncoding("utf8").on("data", (text) => (answer += text));
  // A line that is cut is seen by its answer.
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const head = [
    "POST /enquiries HTTP/1.1",
    "host: localhost",
    "content-type: application/json",
    `x-forwarded-for: ${address}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  const half = body.length / 2;
  socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, half)}`);
  return {
    finish: async () => {
      socket.write(body.slice(half));
      await closed;
      return answer;
    },
    /** All that was answered once the other side has hung up. */
    untilCut: async () => {
      await closed;
      return answer;
    },
  };
}
