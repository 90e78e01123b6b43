import { expect, test } from "../fixtures";
import { send } from "../support/http";
import { SITE } from "./fixtures";

const QUERY = "?utm_source=Ad%2FSet&gclid=Cj0-_x&x=%C3%A9";

// All rules are tested in lib/server/redirects.test.ts.
test("other ways to write a page's URL redirect to it in one step, with their query", async ({ origin }) => {
  const { host } = new URL(SITE);
  for (const [from, path, location] of [
    [host, "/services//UI-Design//", "/services/ui-design"],
    [host, "/Solutions/REPZ/", "/solution/repz"],
    [`www.${host}`, "/About-Us", `${SITE}/about-us`],
  ] as const) {
    const response = await send(origin, path + QUERY, { headers: { host: from } });
    expect([response.status, response.header("location")]).toEqual([308, location + QUERY]);
  }
});
