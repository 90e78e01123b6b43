import { describeDatabases } from "@/lib/testing/databases";
import type { Behaviour } from "@/lib/testing/mailbox";
import { addresses, withOutbox } from "@/lib/testing/outbox";
import { until } from "@/lib/testing/until";

jest.mock("@/lib/secret", () => ({ getSecret: () => "a secret of more than thirty-two characters" }));
jest.setTimeout(60_000);

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

describeDatabases("delivery", (create) => {
  const outbox = withOutbox(create);
  const { keep, start, rowBy, arrived, whenDelivered, whenFailed, bringForward } = outbox;

  test("a message that is taken is delivered, once", async () => {
    const { id } = await keep("boats");
    const courier = start();
    await whenDelivered("boats");
    courier.wake();
    const [mail] = outbox.mailbox.mails;
    expect(mail).toMatchObject({
      messageId: expect.stringMatching(`^<enquiry-${id}-[a-z0-9]+@localhost>$`),
      envelope: { from: addresses.from, to: [addresses.to] },
      replyTo: [{ name: "Uwase Keza", address: "uwase@example.rw" }],
    });
    expect(await rowBy("boats")).toMatchObject({ attempts: 1, claimed_until: 0, last_error: "" });
    await courier.stop();
    expect(arrived()).toEqual(["boats"]);
  });

  test("what comes while the courier runs is taken when it is woken, and without that within seconds", async () => {
    const courier = start();
    await keep("woken");
    courier.wake();
    await whenDelivered("woken");
    await keep("found");
    await until(() => arrived().includes("found"), 5 * SECOND_MS);
  });

  /** One message that the server treats so once, then takes. */
  async function failOnce(behaviour: Behaviour) {
    outbox.mailbox.behave = () => (outbox.mailbox.attempts === 1 ? behaviour : "accept");
    await keep("boats");
    const started = Date.now();
    const courier = start();
    await whenFailed("boats");
    const failed = await rowBy("boats");
    expect(failed).toMatchObject({ delivered_at: null, attempts: 1, claimed_until: 0 });
    const pause = { least: failed.next_attempt_at - Date.now(), most: failed.next_attempt_at - started };
    await bringForward();
    courier.wake();
    await whenDelivered("boats");
    expect(arrived()).toEqual(["boats"]);
    expect(await rowBy("boats")).toMatchObject({ attempts: 2, last_error: "" });
    return { lastError: failed.last_error, pause };
  }

  test("refused for good (550), it is tried again minutes later", async () => {
    const { lastError, pause } = await failOnce("refuse");
    expect(lastError).toContain("550 5.7.1 We do not like this one");
    expect(pause.least).toBeGreaterThan(3 * MINUTE_MS);
    expect(pause.most).toBeLessThan(7 * MINUTE_MS);
  });

  test("put off (451), it is tried again within seconds", async () => {
    const { lastError, pause } = await failOnce("defer");
    expect(lastError).toContain("451 4.7.1 Please try again later");
    expect(pause.least).toBeLessThan(3 * SECOND_MS);
  });

  test("a server that hangs once it has the message is given up", async () => {
    const { lastError } = await failOnce("hang");
    expect(lastError).toContain("ETIMEDOUT");
  });

  test("a server that hangs up in the middle of the message is tried again", async () => {
    const { lastError } = await failOnce("drop");
    expect(lastError).toMatch(/ECONN|ESOCKET|EPIPE/);
  });

  test("a server that never greets is given up", async () => {
    outbox.mailbox.silentGreetings = 1;
    await keep("boats");
    const courier = start();
    await whenFailed("boats");
    expect((await rowBy("boats")).last_error).toContain("ETIMEDOUT");
    await bringForward();
    courier.wake();
    await whenDelivered("boats");
  });

  test("a server that is down for a while gets everything once it is up again", async () => {
    await outbox.mailbox.stop();
    const subjects = Array.from({ length: 30 }, (_, i) => `boat ${i}`);
    for (const subject of subjects) await keep(subject);
    const courier = start();
    await until(async () => (await outbox.store.rows()).every(({ attempts }) => attempts > 0));
    expect((await rowBy("boat 7")).last_error).toContain("ECONNREFUSED");
    await outbox.mailbox.start();
    await bringForward();
    courier.wake();
    await outbox.whenAllDelivered();
    expect(arrived().sort()).toEqual(subjects.sort());
  });
});
