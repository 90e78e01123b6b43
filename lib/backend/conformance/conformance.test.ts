import { log } from "@/lib/log";
import { openEmbedded, serveBackend, TEST_KEY } from "@/lib/testing/backends";
import { describeDatabases } from "@/lib/testing/databases";
import type { Transport } from "../contract";
import { createRemoteTransport } from "../remote";
import { conformanceCases, createJudge } from ".";

log.level = "silent";
jest.setTimeout(60_000);
const TIMEOUT_MS = 10_000;

function testCases(open: () => Promise<{ transport: Transport; close: () => Promise<void> }>) {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test.each(conformanceCases.map((one) => [one.name, one] as const))(
    "%s",
    async (_, one) => {
      const judge = createJudge({ transport: opened.transport, apiKey: TEST_KEY, entity: "services" });
      expect(await judge(one)).toEqual({ kind: "ok" });
    },
    30_000,
  );
}

describeDatabases("in the process", (create) => testCases(() => openEmbedded(create)));

describeDatabases("over HTTP", (create) =>
  testCases(async () => {
    const embedded = await openEmbedded(create);
    const served = await serveBackend(embedded.transport);
    return {
      transport: createRemoteTransport(served.url, TIMEOUT_MS),
      close: async () => {
        await served.close();
        await embedded.close();
      },
    };
  }),
);
