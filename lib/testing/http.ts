import { createServer, type IncomingMessage, type RequestListener, type Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Exchange, Step } from "@/lib/server/handle-request";

/** A request as a step of the HTTP server sees it. */
const requestOf = ({ method = "GET", url = "/", headers = {}, ...rest }: Partial<IncomingMessage>) =>
  ({ rawHeaders: [], ...rest, method, url, headers }) as IncomingMessage;

/** Creates an exchange with the parts of a request that a test cares about. */
export function exchangeOf(given: Partial<IncomingMessage>): Exchange {
  const request = requestOf(given);
  const [path = ""] = (request.url ?? "").split("?", 1);
  return { request, response: new ServerResponse(request), requestId: "12345678-and-more", path };
}

/** Runs a step that responds or returns false. @returns the response; undefined if it returned false. */
export function respond(step: Step, request: Partial<IncomingMessage>) {
  const exchange = exchangeOf(request);
  const { response } = exchange;
  let body = "";
  // Node keeps the headers of `writeHead` to itself.
  response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return response;
  }) as never;
  response.end = ((chunk: unknown = "") => {
    body = String(chunk);
    return response;
  }) as never;
  if (!step(exchange)) return undefined;
  return { status: response.statusCode, headers: response.getHeaders(), body };
}

/** Listens on loopback, on a free port. */
export async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Serves requests on loopback during `act`. */
export async function withServer<T>(listener: RequestListener, act: (url: string, port: number) => Promise<T>) {
  const { url, port, close } = await listen(createServer(listener));
  return act(url, port).finally(close);
}
