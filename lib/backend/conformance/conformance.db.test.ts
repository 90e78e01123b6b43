import { openEmbedded, TEST_KEY } from "@/lib/testing/backends";
import { describeDatabases } from "@/lib/testing/databases";
import { extensions } from "../contract";
import { conformanceCases, createJudge } from ".";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));

// lib/cli/conformance.test.ts runs the same suite over HTTP.
describeDatabases("the embedded backend conforms to the contract", (create) => {
  let embedded: Awaited<ReturnType<typeof openEmbedded>>;
  beforeAll(async () => {
    embedded = await openEmbedded(create);
  });
  afterAll(() => embedded.close());

  test.each(Object.entries(conformanceCases))("%s", async (_, run) => {
    const { transport } = embedded;
    const judge = createJudge({ transport, apiKey: TEST_KEY, entity: "services", declared: extensions });
    expect(await judge(run)).toEqual({ kind: "ok" });
  });
});
