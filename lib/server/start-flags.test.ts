import { readFileSync } from "node:fs";
import { SERVER } from "@/e2e/peers/site";

/**
 * What a request leaves behind is gone by the time that the young generation is full, where that is large enough: with
 * Node's own 16 MB much of it is copied first.
 */
const FLAG = "--max-semi-space-size=32";

test("however the server is started, it has as much room for what is short-lived", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(scripts.start).toBe(`exec node ${FLAG} lib/cli/start.mjs`);
  expect(readFileSync("Dockerfile", "utf8")).toContain(`CMD ["node", "${FLAG}", "lib/server/main.mjs"]`);
  expect(SERVER).toEqual([FLAG, "lib/server/main.mjs"]);
});
