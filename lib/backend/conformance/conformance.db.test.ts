import { log } from "@/lib/log";
import { type Extension, extensions } from "@/lib/settings/env";
import { openEmbedded, serveBackend, TEST_KEY } from "@/lib/testing/backends";
import { describeDatabases } from "@/lib/testing/databases";
import { calls } from "../contract";
import { createHttpTransport, type Transport } from "../remote";
import { conformanceCases, createJudge } from ".";
import { domainCases } from "./domain";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));

log.level = "silent";

describeDatabases("the embedded backend conforms to the contract", (create) => {
  let embedded: Awaited<ReturnType<typeof openEmbedded>>;
  let served: Awaited<ReturnType<typeof serveBackend>>;
  let http: Transport;
  beforeAll(async () => {
    embedded = await openEmbedded(create);
    served = await serveBackend(embedded.backend);
    http = createHttpTransport(served.url, 5000);
  });
  afterAll(async () => {
    await served.close();
    await embedded.close();
  });

  test.each(Object.entries(domainCases))("in process: %s", async (_, run) => {
    await run({ ...embedded.backend, entity: "services", context: { requestId: "test" } });
  });

  /** The calls that succeeded in some case. */
  const succeeded = new Set<string>();
  test.each(Object.entries(conformanceCases))("over HTTP: %s", async (_, run) => {
    const transport: Transport = async (request) => {
      const response = await http(request);
      if (response.status === 200) succeeded.add(request.call);
      return response;
    };
    const judge = createJudge({ transport, apiKey: TEST_KEY, entity: "services", declared: extensions });
    expect(await judge(run)).toEqual({ kind: "ok" });
  });

  test("every call has a case in which it succeeds, except those that need Google or a mail", () => {
    const others = Object.keys(calls).filter((call) => !succeeded.has(call));
    expect(others).toEqual(["googleLogin", "googleRegister", "checkPasswordReset", "resetPassword", "googleLink"]);
  });

  /** The verdict on a case that needs an extension. */
  const judgeLogOut = (transport: Transport, ...declared: Extension[]) => {
    const logOut = conformanceCases["logout: revokes the sent token only"];
    if (!logOut) throw new Error("There is no such case");
    return createJudge({ transport, apiKey: TEST_KEY, entity: "services", declared })(logOut);
  };
  const withoutExtensions: Transport = async (request) =>
    "extension" in calls[request.call] ? { status: 404, body: undefined } : http(request);

  test("an extension that is neither declared nor there is not implemented", async () => {
    expect(await judgeLogOut(withoutExtensions)).toEqual({ kind: "not implemented" });
  });

  test("an extension that is declared and not there fails", async () => {
    expect(await judgeLogOut(withoutExtensions, "logout")).toEqual({
      kind: "not ok",
      reason: "POST /user/logout responded with 404, although BACKEND_EXTENSIONS declares it",
    });
  });

  test("an unreachable backend fails", async () => {
    expect(await judgeLogOut(() => Promise.reject(new TypeError()))).toMatchObject({
      kind: "not ok",
      reason: expect.stringMatching(/^POST \/user\/register failed: TypeError/),
    });
  });
});
