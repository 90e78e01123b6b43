import { randomBytes } from "node:crypto";
import { createDatabase } from "../peers/postgres";
import { startSite } from "../peers/site";
import { test as base } from "./fixtures";

type Site = Awaited<ReturnType<typeof startSite>>;

/** Two instances of one site: one database, one secret, started at the same moment on an empty database. */
export const test = base.extend<object, { twins: [Site, Site] }>({
  twins: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names out of the pattern.
    async ({}, use) => {
      const database = await createDatabase();
      const env = { ...database.settings, NEXTAUTH_SECRET: randomBytes(32).toString("base64url") };
      try {
        const twins = await Promise.all([startSite({ env }), startSite({ env })]);
        await use(twins);
        await Promise.all(twins.map((site) => site.stop()));
      } finally {
        await database.stop();
      }
    },
    { scope: "worker" },
  ],
  site: async ({ twins }, use) => use(twins[0]),
});
