import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type Answer, pairs } from "./ask";

export interface Line {
  socket: Socket;
  /** What has come back so far. */
  answer: () => string;
  isClosed: () => boolean;
  /** Comes with how long the line was open. */
  closed: Promise<number>;
}

/** A connection to a site on which a test writes what it likes. */
export async function openLine(origin: string): Promise<Line> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  const opened = Date.now();
  let text = "";
  let isClosed = false;
  socket.setEncoding("latin1").on("data", (part: string) => (text += part));
  // The site may cut a line on which something is still being written.
  socket.on("error", () => {});
  const closed = new Promise<number>((resolve) => {
    socket.once("close", () => {
      isClosed = true;
      resolve(Date.now() - opened);
    });
  });
  return { socket, answer: () => text, isClosed: () => isClosed, closed };
}

/** Writes a part every so often until the site answers or cuts the line. @returns how many bytes were written. */
export async function trickle({ socket, answer, isClosed }: Line, part: string, everyMs: number, mostBytes = Infinity) {
  let bytes = 0;
  while (!isClosed() && !answer() && bytes < mostBytes) {
    socket.write(part);
    bytes += part.length;
    await pause(everyMs);
  }
  return bytes;
}

/** What came back on such a connection. */
export function parseAnswer(answer: string): Answer {
  const [head = "", text = ""] = answer.split("\r\n\r\n", 2);
  const [first = "", ...lines] = head.split("\r\n");
  const all = pairs(lines.flatMap((line) => line.split(/: (.*)/, 2)));
  return {
    status: Number(first.split(" ")[1]),
    all,
    header: (name) => all.get(name)?.join(", "),
    text,
    body: Buffer.from(text),
  };
}
