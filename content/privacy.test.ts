import { forms } from "@/app/forms";
import { messageFields, privacy } from "@/content/privacy";
import { callbackCookie, googleCookies } from "@/lib/accounts/google";
import { setPendingLink } from "@/lib/accounts/link-google";
import { setResetCallback } from "@/lib/accounts/reset-password";
import { openSession } from "@/lib/accounts/session";
import { LOGIN_TOKEN_TTL_SECONDS, RESET_TTL_MS } from "@/lib/backend/embedded/account-store";
import { enquiryFieldNames } from "@/lib/enquiries/fields";
import { redirectWithFlash } from "@/lib/forms/flash";
import { cookieLifetimes } from "@/lib/http/cookies";

const facts = { retentionDays: 730, cookieLifetimes, counting: { window: 900, longest: 86_400, deletedAfter: 3900 } };
const descriptionsOf = (changed: Partial<typeof facts> = {}) =>
  privacy
    .partsOf({ ...facts, ...changed })
    .flatMap(({ rows }) => rows.map(({ term, description }) => [term, description]));

/** The units of periods in the notice, such as "30 days", in seconds. */
const units = { day: 86_400, minute: 60 };
const secondsOf = (time: string) => {
  const [, count, unit] = /^(\d+) (day|minute)s?$/.exec(time) ?? [];
  return Number(count ?? 0) * units[(unit ?? "day") as keyof typeof units];
};

/** The cookies that the notice names, with the lifetimes that it says. */
function namedCookies(): Record<string, number> {
  const texts = descriptionsOf().flatMap(([term, text]) => (String(term).startsWith("Cookie") ? [String(text)] : []));
  const lists = texts.flatMap((text) => [...text.matchAll(/([\w.-]+(?:, [\w.-]+)*) \(([^)]+)\)/g)]);
  return Object.fromEntries(
    lists.flatMap(([, names = "", time = ""]) => names.split(", ").map((name) => [name, secondsOf(time)])),
  );
}

test("the privacy notice names exactly the cookies that are set, with their lifetimes", async () => {
  const response = await redirectWithFlash({ page: "/login" }, { message: "No" });
  await openSession(response, { username: "a@example.rw", role: "talent", login_token: "token" });
  await setPendingLink(response, { account: "a@example.rw", email: "a@example.org", idToken: "token" });
  setResetCallback(response, "/about-us");
  const lifetimes = response.headers.getSetCookie().flatMap((cookie) => {
    const maxAge = /; Max-Age=(\d+)/i.exec(cookie)?.[1];
    const name = cookie.split("=", 1)[0]?.replace(/^flash-.*/, "flash");
    return maxAge === "0" ? [] : [[name, Number(maxAge ?? 0)]];
  });
  // Cookies that are set on the way to Google are tested in e2e/exhaustive/security/https.spec.ts.
  const onTheWay = [...googleCookies.map(({ name }) => name), "google-intent"].map((name) => [name, 15 * 60]);
  const untilClosed = [callbackCookie.name, "next-auth.csrf-token"].map((name) => [name, 0]);
  expect(namedCookies()).toEqual(Object.fromEntries([...lifetimes, ...onTheWay, ...untilClosed]));
});

test("the privacy notice has the data of every form in one part", () => {
  const named = privacy.partsOf(facts).flatMap((part) => ("forms" in part ? part.forms : []));
  expect(named.sort()).toEqual(forms.map(({ form }) => form.name).sort());
});

test("the privacy notice names every field of a message", () => {
  expect(Object.keys(messageFields).sort()).toEqual([...enquiryFieldNames].sort());
});

test("the privacy notice states the times of settings and constants", () => {
  const text = JSON.stringify(descriptionsOf());
  expect(text).toContain("In the database for 2 years;");
  const after90 = JSON.stringify(descriptionsOf({ retentionDays: 90 }));
  for (const start of ["In the database for 90 days;", "In the database for 90 days, together"])
    expect(after90).toContain(start);
  expect(text).toContain(
    "under a hash for 15 minutes, that of mails to an email address for 1 day, and deleted at most 65 minutes later",
  );
  expect(text).toContain(`A log-in ends after ${LOGIN_TOKEN_TTL_SECONDS / 86_400} days;`);
  expect(text).toContain(`works once, for ${RESET_TTL_MS / 60_000} minutes.`);
  const periods = (changed = {}) =>
    privacy.periodsOf({ ...facts, ...changed }).map(({ label, time }) => `${label}: ${time}`);
  expect(periods()).toEqual([
    "A link for a new password: 30 minutes",
    "Counts against abuse: 1 day and 65 minutes",
    "A log-in: 30 days",
    "The log of our server: 30 days",
    "Backups: 30 days",
    "Your message: 2 years",
    "Your account: until you end it",
  ]);
  expect(periods({ retentionDays: 90 })).toContain("Your message: 90 days");
});

test.each([false, true])(
  "the notice is in force only if it names the controller and its registration: %s",
  async (isSet) => {
    jest.resetModules();
    const { company } = await import("@/content/company");
    const of = (value: string) => (isSet ? value : { value, isSample: true as const });
    jest.replaceProperty(company, "controller", {
      ...company.controller,
      name: of("Example Ltd"),
      registration: of("Number 1"),
    } as never);
    const { privacy: notice } = await import("./privacy");
    const shown = JSON.stringify([notice.updated, notice.partsOf(facts)]);
    expect(["In force", "Example Ltd", "Number 1"].filter((text) => shown.includes(text))).toHaveLength(isSet ? 3 : 0);
    expect(shown.includes("A draft")).toBe(!isSet);
  },
);
