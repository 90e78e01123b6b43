import { NextRequest } from "next/server";
import { getDatabase } from "@/lib/db";
import { saveEnquiry } from "@/lib/enquiries/repository";
import { unsubscribeUrl } from "@/lib/enquiries/unsubscribe";
import { log } from "@/lib/logger";
import { createSqlite } from "@/lib/testing/databases";
import { origin, signUp, withDatabase } from "@/lib/testing/enquiries";
import { GET, POST } from "./route";

log.level = "silent";
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

test.each<[name: string, headers: Record<string, string>, status: number]>([
  ["another site's page", { origin: "https://evil.example" }, 403],
  ["another site's page without an origin", { origin: "null", "sec-fetch-site": "cross-site" }, 403],
  // The page's referrer policy hides its origin.
  ["the page in a browser without Fetch Metadata", { origin: "null" }, 303],
])("the button works on the site's own page only: %s", async (_, headers, status) => {
  const request = new NextRequest(url, { method: "POST", body: new URLSearchParams(), headers });
  expect((await POST(request, contextOf(url))).status).toBe(status);
  expect(await isUnsubscribed()).toEqual([status === 303]);
});

// Signatures that are missing, of another sign-up or of equal length in bytes only, and characters unfit for a header.
test.each(["", "other", ".", `.${"é".repeat(11)}`, ".%0d%0aSet-Cookie:a=b", ".\r\nSet-Cookie:a=b", ".//evil.example"])(
  "a forged token with %j at its end is rejected",
  async (end) => {
    // Ids have no vowels, so this one is of no sign-up.
    const forged = end === "other" ? url.replace(/\w\./, "a.") : url.replace(/\.[^.]*$/, end);
    const response = await post(forged, "List-Unsubscribe=One-Click");
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(/^\/unsubscribe\/[\w.%-]+\/ask$/);
    expect(await isUnsubscribed()).toEqual([false]);
  },
);
