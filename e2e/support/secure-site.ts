import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Certificate } from "./certificate";
import { readBody } from "./read-body";
import { startSite } from "./site";

export type SecureSite = Awaited<ReturnType<typeof startSecureSite>>;
type Transform = (html: string) => string;

async function forward(transform: Transform | undefined, from: IncomingMessage, to: ServerResponse) {
  to.statusCode = from.statusCode ?? 502;
  for (let i = 0; i < from.rawHeaders.length; i += 2) {
    const [name = "", value = ""] = from.rawHeaders.slice(i, i + 2);
    if (!/^(connection|keep-alive|transfer-encoding)$/i.test(name)) to.appendHeader(name, value);
  }
  if (!transform || !from.headers["content-type"]?.startsWith("text/html")) return from.pipe(to);
  to.removeHeader("content-length");
  return to.end(transform(await readBody(from)));
}

/**
 * A site at https://localhost, behind a proxy in this process. `transform` changes pages on their way, to simulate an
 * injection; the headers stay the site's.
 */
export async function startSecureSite({ key, cert }: Pick<Certificate, "key" | "cert">) {
  const server = createServer({ key, cert });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `https://localhost:${port}`;
  const site = await startSite({ env: { SITE_URL: url } });
  const proxied = {
    url,
    transform: undefined as Transform | undefined,
    logs: site.logs,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await site.stop();
    },
  };
  server.on("request", (from, to) => {
    const forwarded = [from.headers["x-forwarded-for"], from.socket.remoteAddress].filter(Boolean).join(", ");
    const headers = { ...from.headers, "x-forwarded-for": forwarded, "x-forwarded-proto": "https" };
    if (proxied.transform) delete headers["accept-encoding"];
    const { method, url: path } = from;
    const forwarding = request({ host: "localhost", port: site.port, method, path, headers }, (response) =>
      forward(proxied.transform, response, to),
    );
    forwarding.on("error", () => to.destroy());
    from.pipe(forwarding);
  });
  return proxied;
}
