import { describeDatabases } from "@/lib/testing/databases";
import { contact, origin, signUp, withDatabase } from "@/lib/testing/enquiries";
import { markDelivered } from "./outbox";
import { isKept, keepEnquiry } from "./store";
import { readUnsubscribeToken, unsubscribe, unsubscribeHeaders, unsubscribeUrl } from "./unsubscribe";

jest.mock("@/lib/secret", () => ({ getSecret: () => "a secret of more than thirty-two characters" }));
jest.setTimeout(60_000);

const tokenOf = (id: string) => new URL(unsubscribeUrl(id)).pathname.replace("/unsubscribe/", "");

describeDatabases("e-mail sign-ups", (create) => {
  const store = withDatabase(create);
  const sign = (email: string, change = {}, now?: number) =>
    keepEnquiry(store.db, signUp(email), { ...origin, ...change }, now);
  const unsubscribedAt = async () => (await store.rows()).map(({ unsubscribed_at }) => unsubscribed_at);

  test("one address is one entry: from anywhere, with any key, at any time, in capitals", async () => {
    const { id } = await sign("grace@example.rw", {}, Date.UTC(2030, 0));
    for (const email of ["grace@example.rw", "Grace@Example.RW", "GRACE@EXAMPLE.RW"]) {
      const again = await sign(email, { key: `key-${email}`, address: "192.0.2.9" }, Date.UTC(2040, 0));
      expect(again).toEqual({ id, isNew: false });
    }
    const [row, ...others] = await store.rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind: "subscribe", email: "grace@example.rw", message: "" });
  });

  test("many at once are one entry", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => sign(i % 2 ? "a@b.rw" : "A@b.rw")));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await store.rows()).toHaveLength(1);
  });

  test("another address is another entry", async () => {
    await sign("grace@example.rw");
    expect(await sign("gracè@example.rw")).toMatchObject({ isNew: true });
  });

  test("an unsubscribed entry stays and says since when; a second click changes nothing", async () => {
    const { id } = await sign("grace@example.rw");
    await unsubscribe(store.db, id, 1000);
    await unsubscribe(store.db, id, 2000);
    expect(await unsubscribedAt()).toEqual([1000]);
  });

  test("whoever signs up again after unsubscribing is on the list again, and the staff are told as of a new one", async () => {
    const { id } = await sign("grace@example.rw", {}, Date.UTC(2030, 0));
    await markDelivered(store.db, { id, queued_at: Date.UTC(2030, 0) }, Date.UTC(2030, 0));
    await unsubscribe(store.db, id, Date.UTC(2030, 1));
    const now = Date.UTC(2030, 2);
    const change = { source: { landing: "/" }, suspicions: ["links"] };
    expect(await isKept(store.db, signUp("grace@example.rw"), origin, now)).toBe(false);
    expect(await sign("Grace@example.rw", change, now)).toEqual({ id, isNew: true });
    expect(await sign("grace@example.rw", {}, now + 1)).toEqual({ id, isNew: false });
    const [row, ...others] = await store.rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id, unsubscribed_at: null, delivered_at: null, attempts: 0, suspect: "links" });
    expect(row).toMatchObject({ created_at: now, next_attempt_at: now, source: '{"landing":"/"}' });
    expect(row?.queued_at).toBe(now);
  });

  test("many who sign up again at once are told of once", async () => {
    const { id } = await sign("grace@example.rw");
    await unsubscribe(store.db, id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => sign("grace@example.rw")));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  test("an enquiry cannot be unsubscribed, and other sign-ups stay", async () => {
    const { id } = await keepEnquiry(store.db, contact, origin);
    await sign("grace@example.rw");
    await unsubscribe(store.db, id);
    expect(await unsubscribedAt()).toEqual([null, null]);
  });
});

test("an address that we made is about its sign-up", () => {
  expect(readUnsubscribeToken(tokenOf("23456789bc"))).toBe("23456789bc");
});

test.each([
  ["nothing", ""],
  ["no signature", "23456789bc"],
  ["an empty signature", "23456789bc."],
  ["somebody else's signature", tokenOf("xxxxxxxxxx").replace("xxxxxxxxxx", "23456789bc")],
  ["a cut signature", tokenOf("23456789bc").slice(0, -1)],
  ["a longer signature", `${tokenOf("23456789bc")}a`],
  ["as many bytes in fewer letters", `23456789bc.${"é".repeat(11)}`],
])("an address with %s is nobody's", (_, token) => {
  expect(readUnsubscribeToken(token)).toBeUndefined();
});

test("the headers of a mail to them offer one click (RFC 8058)", () => {
  expect(unsubscribeHeaders("23456789bc")).toEqual({
    "List-Unsubscribe": `<${unsubscribeUrl("23456789bc")}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});
