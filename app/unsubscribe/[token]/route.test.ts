import { NextRequest } from "next/server";
import { getDatabase } from "@/lib/db";
import { saveEnquiry } from "@/lib/enquiries/repository";
import { unsubscribeUrl } from "@/lib/enquiries/unsubscribe";
import { createSqlite } from "@/lib/testing/databases";
import { origin, signUp, withDatabase } from "@/lib/testing/enquiries";
import { GET, POST } from "./route";

jest.mock("@/lib/db", () => ({ getDatabase: jest.fn() }));

const store = withDatabase(createSqlite);
let url: string;
beforeEach(async () => {
  jest.mocked(getDatabase).mockResolvedValue(store.database);
  url = unsubscribeUrl((await saveEnquiry(store.db, signUp("keza@example.rw"), origin)).id);
});

const contextOf = (address: string) => ({ params: Promise.resolve({ token: address.split("/").at(-1) ?? "" }) });
const post = (address: string, body: BodyInit = "", type = "application/x-www-form-urlencoded") =>
  POST(new NextRequest(address, { method: "POST", body, headers: { "content-type": type } }), contextOf(address));
const isUnsubscribed = async () => (await store.rows()).map(({ unsubscribed_at }) => unsubscribed_at !== null);

const MULTIPART = '--a\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--a--\r\n';
test.each([
  ["List-Unsubscribe=One-Click", "application/x-www-form-urlencoded"],
  [MULTIPART, "multipart/form-data; boundary=a"],
])("a one-click unsubscribe (RFC 8058) ends the sign-up, and can be repeated: %j", async (body, type) => {
  for (let i = 0; i < 2; i++) expect((await post(url, body, type)).status).toBe(204);
  expect(await isUnsubscribed()).toEqual([true]);
});

test("the page's button ends the sign-up, and is redirected to the confirmation", async () => {
  const response = await post(url);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(`${new URL(url).pathname}/done`);
  expect(await isUnsubscribed()).toEqual([true]);
});

test("another site's page cannot press the button", async () => {
  const headers = { origin: "https://evil.example" };
  const request = new NextRequest(url, { method: "POST", body: new URLSearchParams(), headers });
  expect((await POST(request, contextOf(url))).status).toBe(403);
  expect(await isUnsubscribed()).toEqual([false]);
});

test("opening the link only asks: mail scanners open every link", async () => {
  const response = await GET(new NextRequest(url), contextOf(url));
  expect(response.headers.get("location")).toBe(`${new URL(url).pathname}/ask`);
  expect(await isUnsubscribed()).toEqual([false]);
});

test.each([".%0d%0aSet-Cookie:a=b", ".\r\nSet-Cookie:a=b", ".漢", ".//evil.example", ""])(
  "a forged token with %j at its end is rejected",
  async (end) => {
    const response = await post(url.slice(0, -1) + end, "List-Unsubscribe=One-Click");
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(/^\/unsubscribe\/[\w.%-]+\/ask$/);
    expect(await isUnsubscribed()).toEqual([false]);
  },
);
