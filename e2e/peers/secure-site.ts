import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { makeCertificate } from "./certificate";
import { readBody } from "./read-body";
import { startSite } from "./site";

type Change = (html: string) => string;

function answerWith(change: Change | undefined, from: IncomingMessage, to: ServerResponse) {
  const isHtml = from.headers["content-type"]?.startsWith("text/html");
  to.statusCode = from.statusCode ?? 502;
  for (let i = 0; i < from.rawHeaders.length; i += 2) {
    const [name = "", value = ""] = from.rawHeaders.slice(i, i + 2);
    if (!/^(connection|keep-alive|transfer-encoding)$/i.test(name)) to.appendHeader(name, value);
  }
  if (!change || !isHtml) return from.pipe(to);
  to.removeHeader("content-length");
  return readBody(from).then((html) => to.end(change(html)));
}

/**
 * A site behind https at `localhost`, by a proxy in this process. `change` is what happens to HTML on its way, as
 * a hole in the site would do it: the headers stay the site's.
 */
export async function startSecureSite({ key, cert }: Pick<ReturnType<typeof makeCertificate>, "key" | "cert">) {
  const server = createServer({ key, cert });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `https://localhost:${port}`;
  const site = await startSite({ env: { SITE_URL: url } });
  const proxied = {
    url,
    change: undefined as Change | undefined,
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
    if (proxied.change) delete headers["accept-encoding"];
    const { method, url: path } = from;
    const asked = request({ host: "localhost", port: site.port, method, path, headers }, (answer) =>
      answerWith(proxied.change, answer, to),
    );
    asked.on("error", () => to.destroy());
    from.pipe(asked);
  });
  return proxied;
}
