import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { freePort } from "../peers/ports";
import { startSite } from "../peers/site";
import { ask } from "./ask";

test("the first requests that are answered at all have their headers", async () => {
  for (let start = 0; start < 3; start++) {
    const port = Number(await freePort("localhost"));
    const starting = startSite({ port });
    let answered = 0;
    while (answered < 5) {
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => ask(`http://localhost:${port}`, "/api/health").catch(() => undefined)),
      );
      for (const answer of answers.filter((one) => one !== undefined)) {
        answered++;
        expect(answer.header("x-request-id")).toBeTruthy();
        expect(answer.header("content-security-policy")).toContain("default-src 'none'");
      }
      await pause(2);
    }
    await (await starting).stop();
  }
});
