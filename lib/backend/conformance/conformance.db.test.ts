import { extensions } from "@/lib/env";
import { log } from "@/lib/logger";
import { openEmbedded, TEST_KEY } from "@/lib/testing/backends";
import { describeDatabases } from "@/lib/testing/databases";
import { calls, type Transport } from "../contract";
import { conformanceCases, createJudge } from ".";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));

log.level = "silent";

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

  test("does so without the extensions, too, unless it declares them; an unreachable backend does not", async () => {
    const transport: Transport = async (request) =>
      "extension" in calls[request.call] ? { status: 404, body: undefined } : embedded.transport(request);
    const target = { transport, apiKey: TEST_KEY, entity: "services" };
    const logOut = conformanceCases["logout: revokes the sent token only"];
    if (!logOut) throw new Error("There is no such case");
    expect(await createJudge({ ...target, declared: [] })(logOut)).toEqual({ kind: "not implemented" });
    expect(await createJudge({ ...target, declared: ["logout"] })(logOut)).toEqual({
      kind: "not ok",
      reason: "POST /user/logout responded with 404, although BACKEND_EXTENSIONS declares it",
    });
    const unreachable = { ...target, transport: () => Promise.reject(new TypeError()), declared: [] };
    expect(await createJudge(unreachable)(logOut)).toMatchObject({
      kind: "not ok",
      reason: expect.stringMatching(/^POST \/user\/register failed: TypeError/),
    });
  });
});
