import { expect, test } from "../../fixtures";
import { routes } from "../../security/routes";
import { send } from "../../support/http";
import { startSite } from "../../support/site";

const SITE_URL = "https://www.example.org";
const forged = {
  host: "evil.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "gopher",
  "x-forwarded-port": "666",
  forwarded: "host=evil.example;proto=gopher",
  "x-original-url": "/evil.example",
  "x-rewrite-url": "/evil.example",
};

test("a forged host or scheme changes no response, and no redirect", async () => {
  const site = await startSite({ env: { SITE_URL } });
  for (const { path, status } of Object.values(routes).flat()) {
    for (const method of status === 405 ? ["POST"] : ["GET", "POST"]) {
      const response = await send(site.url, path, { method, headers: forged });
      const request = `${method} ${path}`;
      if (method === "GET") expect(response.status, request).toBe(status);
      // Location headers may be relative.
      expect(new URL(response.header("location") ?? "/", SITE_URL).origin, request).toBe(SITE_URL);
      const said = response.text.replaceAll(path, "") + response.header("set-cookie");
      expect(said, request).not.toMatch(/evil\.example|gopher|:666/);
    }
  }
  await site.stop();
});
