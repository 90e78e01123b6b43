import { request } from "node:https";
import { expect, test } from "@playwright/test";
import { portOfNginx, startNginx } from "../peers/nginx";
import { startSite } from "../peers/site";

/** Sends a form, or asks for a page, through the proxy. */
const ask = (url: string, options: { ca: string; method?: string; headers?: Record<string, string>; body?: string }) =>
  new Promise<{ status: number; cookies: string[]; text: string }>((resolve, reject) => {
    const { body, ...rest } = options;
    const asking = request(url, rest, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => (text += part));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, cookies: response.headers["set-cookie"] ?? [], text }),
      );
    });
    asking.once("error", reject).end(body);
  });

test("a long message that is refused without script comes back through the proxy, words and all", async () => {
  const port = await portOfNginx();
  const site = await startSite({ env: { SITE_URL: `https://localhost:${port}` } });
  const nginx = await startNginx({ port, sites: [new URL(site.url).host, new URL(site.url).host] });
  try {
    // Letters of nine bytes each in the form, whose order no packing makes short.
    const message = String.fromCodePoint(...Array.from({ length: 4000 }, (_, i) => 0x4e00 + ((i * i * 7919) % 3001)));
    const form = new URLSearchParams({ kind: "contact", name: "A", email: "none", subject: "S", message });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const refused = await ask(`${nginx.url}/enquiries`, {
      ca: nginx.certificate,
      method: "POST",
      headers,
      body: form.toString(),
    });
    expect(refused.status, nginx.logs()).toBe(303);
    expect(refused.cookies.join("").length).toBeGreaterThan(4096);
    const cookie = refused.cookies.map((one) => one.split(";", 1)[0]).join("; ");
    const shown = await ask(`${nginx.url}/contact-us?answer=1`, { ca: nginx.certificate, headers: { cookie } });
    expect(shown.status, nginx.logs()).toBe(200);
    expect(shown.text).toContain(message);
  } finally {
    await nginx.stop();
    await site.stop();
  }
});
