import { EventEmitter } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { cutSilent, isCrowded } from "./connections.mjs";

class FakeSocket extends EventEmitter {
  bytesRead = 0;
  bytesWritten = 0;
  destroy = jest.fn();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const SECOND = 1000;

test("a connection on which nothing happens is cut, one that still reads or is read is not", () => {
  const server = new EventEmitter();
  cutSilent(server as unknown as Server);
  const sockets = {
    silent: new FakeSocket(),
    reads: new FakeSocket(),
    isRead: new FakeSocket(),
    gone: new FakeSocket(),
  };
  for (const socket of Object.values(sockets)) server.emit("connection", socket);
  sockets.gone.emit("close");
  for (let at = 0; at < 70; at += 10) {
    jest.advanceTimersByTime(10 * SECOND);
    sockets.reads.bytesRead += 1;
    sockets.isRead.bytesWritten += 1;
  }
  // A pause that a keep-alive connection may make.
  expect(sockets.silent.destroy).not.toHaveBeenCalled();
  jest.advanceTimersByTime(15 * SECOND);
  expect(sockets.silent.destroy).toHaveBeenCalled();
  for (const socket of [sockets.reads, sockets.isRead, sockets.gone]) expect(socket.destroy).not.toHaveBeenCalled();
});

test("fifty requests may wait behind one that is being answered; once nothing waits, they may again", () => {
  const socket = new FakeSocket();
  const request = { socket } as unknown as IncomingMessage;
  const first = { socket } as unknown as ServerResponse;
  const waiting = { socket: null } as unknown as ServerResponse;
  for (const _ of [1, 2]) {
    expect(isCrowded(request, first)).toBe(false);
    for (let i = 0; i < 50; i++) expect(isCrowded(request, waiting)).toBe(false);
  }
  expect(isCrowded(request, waiting)).toBe(true);
});
