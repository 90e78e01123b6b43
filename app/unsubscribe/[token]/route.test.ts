import { NextRequest } from "next/server";
import { getDatabase } from "@/lib/db";
import { saveEnquiry } from "@/lib/enquiries/repository";
import { unsubscribeUrl } from "@/lib/enquiries/unsubscribe";
import { createSqlite } from "@/lib/testing/databases";
import { origin, signUp, withDatabase } from "@/lib/testing/enquiries";
import { GET, POST } from "./route";

jest.mock("@/lib/db", () => ({ getDatabase: jest.fn() }));

// The page that asks, and its button, are tested in e2e/enquiries/unsubscribe.spec.ts.
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

test("opening the link, as mail scanners do, changes nothing", async () => {
  const response = await GET(new NextRequest(url), contextOf(url));
  expect(response.headers.get("location")).toMatch(/\/ask$/);
  expect(await isUnsubscribed()).toEqual([false]);
});

test("another site's page cannot press the button", async () => {
  const headers = { origin: "https://evil.example" };
  const request = new NextRequest(url, { method: "POST", body: new URLSearchParams(), headers });
  expect((await POST(request, contextOf(url))).status).toBe(403);
  expect(await isUnsubscribed()).toEqual([false]);
});

// The signature of another sign-up, none, and one that is as long in bytes, but not in characters; and what a header must not contain.
test.each(["", "x", ".", `.${"é".repeat(11)}`, ".%0d%0aSet-Cookie:a=b", ".\r\nSet-Cookie:a=b", ".//evil.example"])(
  "a forged token with %j at its end is rejected",
  async (end) => {
    const forged = end === "x" ? url.replace(/\w\./, "x.") : url.replace(/\.[^.]*$/, end);
    const response = await post(forged, "List-Unsubscribe=One-Click");
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(/^\/unsubscribe\/[\w.%-]+\/ask$/);
    expect(await isUnsubscribed()).toEqual([false]);
  },
);
