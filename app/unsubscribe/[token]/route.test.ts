import { NextRequest } from "next/server";
import { getDatabase } from "@/lib/db";
import { keepEnquiry } from "@/lib/enquiries/store";
import { unsubscribeUrl } from "@/lib/enquiries/unsubscribe";
import { createSqlite } from "@/lib/testing/databases";
import { origin, signUp, withDatabase } from "@/lib/testing/enquiries";
import { GET, POST } from "./route";

jest.mock("@/lib/secret", () => ({ getSecret: () => "a secret of more than thirty-two characters" }));
jest.mock("@/lib/db", () => ({ getDatabase: jest.fn() }));

const store = withDatabase(createSqlite);
let url: string;
beforeEach(async () => {
  jest.mocked(getDatabase).mockResolvedValue(store.database);
  url = unsubscribeUrl((await keepEnquiry(store.db, signUp("keza@example.rw"), origin)).id);
});

const contextOf = (address: string) => ({ params: Promise.resolve({ token: address.split("/").at(-1) ?? "" }) });
const post = (address: string, body: BodyInit = "", type = "application/x-www-form-urlencoded") =>
  POST(new NextRequest(address, { method: "POST", body, headers: { "content-type": type } }), contextOf(address));
const isUnsubscribed = async () => (await store.rows()).map(({ unsubscribed_at }) => unsubscribed_at !== null);

test("a mail program's one click (RFC 8058) ends the sign-up, and again does no harm", async () => {
  for (let i = 0; i < 2; i++) {
    const answer = await post(url, "List-Unsubscribe=One-Click");
    expect(answer.status).toBe(204);
    expect(await isUnsubscribed()).toEqual([true]);
  }
});

test("a mail program that sends its click as multipart ends it as well", async () => {
  const body = '--a\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--a--\r\n';
  expect((await post(url, body, "multipart/form-data; boundary=a")).status).toBe(204);
  expect(await isUnsubscribed()).toEqual([true]);
});

test("the page's button ends it, and leads to where that is said", async () => {
  const answer = await post(url);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`${new URL(url).pathname}/done`);
  expect(await isUnsubscribed()).toEqual([true]);
});

test("opening the address asks first: mail scanners open every link", async () => {
  const answer = await GET(new NextRequest(url), contextOf(url));
  expect(answer.headers.get("location")).toBe(`${new URL(url).pathname}/ask`);
  expect(await isUnsubscribed()).toEqual([false]);
});

test.each([".%0d%0aSet-Cookie:a=b", ".\r\nSet-Cookie:a=b", ".漢", ".//evil.example"])(
  "an address with %j at its end is not ours",
  async (end) => {
    const answer = await post(url + end, "a=b");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(/^\/unsubscribe\/[\w.%-]+\/ask$/);
    expect(await isUnsubscribed()).toEqual([false]);
  },
);

test("a forged address ends nothing", async () => {
  const answer = await post(url.replace(/\.[^.]+$/, `.${"a".repeat(22)}`), "List-Unsubscribe=One-Click");
  expect(answer.headers.get("location")).toMatch(/\/ask$/);
  expect(await isUnsubscribed()).toEqual([false]);
});
