import { log } from "@/lib/logger";
import { openEmbedded, serveBackend, TEST_KEY } from "@/lib/testing/backends";
import { describeDatabases } from "@/lib/testing/databases";
import type { Transport } from "../contract";
import { createHttpTransport } from "../http-transport";
import { conformanceCases, createJudge } from ".";

log.level = "silent";
jest.setTimeout(60_000);
const TIMEOUT_MS = 10_000;

describeDatabases("embedded backend", (create) => {
  let embedded: Awaited<ReturnType<typeof openEmbedded>>;
  let served: Awaited<ReturnType<typeof serveBackend>>;
  beforeAll(async () => {
    embedded = await openEmbedded(create);
    served = await serveBackend(embedded.transport);
  });
  afterAll(async () => {
    await served.close();
    await embedded.close();
  });

  const transports: [string, () => Transport][] = [
    ["in process", () => embedded.transport],
    ["over HTTP", () => createHttpTransport(served.url, TIMEOUT_MS)],
  ];
  describe.each(transports)("%s", (_, getTransport) => {
    test.each(Object.entries(conformanceCases))("%s", async (_, run) => {
      const judge = createJudge({ transport: getTransport(), apiKey: TEST_KEY, entity: "services" });
      expect(await judge(run)).toEqual({ kind: "ok" });
    });
  });
});
