import { company } from "./company";
import { confirmed } from "./sample";
import type { PageMeta, SampleRow } from "./types";

/** The stored fields of a message, in the order of the sentence. */
export const messageFields = {
  name: "Your name",
  email: "email address",
  subject: "subject",
  message: "message",
  phone: "your phone number if you gave one",
};

const purposes = {
  login: { term: "Cookies while you are logged in", text: "Who is logged in. Logging out deletes them." },
  google: {
    term: "Cookies on the way to Google",
    text: "They protect the way there and back, and keep the page you were going to and the email of an account you link.",
  },
  question: {
    term: "Cookie while you link Google",
    text: "Google’s proof of who you are and the emails of both accounts, encrypted, until you enter your password or log out.",
  },
  reset: { term: "Cookie for a new password", text: "The page you were going to." },
  form: {
    term: "Cookies of forms without script",
    text: "The form’s answer and what you typed, without passwords, encrypted. The name ends with a page and a number.",
  },
};

/** The purpose of each cookie. */
const cookiePurposes = {
  "next-auth.session-token": "login",
  user: "login",
  "google-intent": "google",
  "next-auth.state": "google",
  "next-auth.nonce": "google",
  "next-auth.pkce.code_verifier": "google",
  "next-auth.csrf-token": "google",
  "next-auth.callback-url": "google",
  "google-link": "question",
  "reset-callback": "reset",
  flash: "form",
} satisfies Record<string, keyof typeof purposes>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** Formats seconds as whole years, days or minutes. */
function duration(seconds: number): string {
  const [count, unit] =
    seconds % YEAR === 0
      ? [seconds / YEAR, "year"]
      : seconds % DAY === 0
        ? [seconds / DAY, "day"]
        : [seconds / MINUTE, "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

type CookieName = keyof typeof cookiePurposes;

/** Lists cookies by lifetime: "a, b (30 days); c (until the browser is closed)". */
function listCookies(lifetimes: PrivacyFacts["cookieLifetimes"], purpose: keyof typeof purposes): string {
  const names = (Object.keys(cookiePurposes) as CookieName[]).filter((name) => cookiePurposes[name] === purpose);
  const times = [...new Set(names.map((name) => lifetimes[name]))];
  return times
    .map((time) => {
      const group = names.filter((name) => lifetimes[name] === time);
      return `${group.join(", ")} (${time ? duration(time) : "until the browser is closed"})`;
    })
    .join("; ");
}

/** The facts that the code and the settings decide. Times are in seconds. */
interface PrivacyFacts {
  retentionDays: number;
  cookieLifetimes: Record<CookieName, number>;
  /** The period of most rate limits, that of the longest, and the time after it by which a count is deleted. */
  counting: { window: number; longest: number; deletedAfter: number };
}

interface NoticePart {
  id: string;
  /** The names of the forms whose data the part is about. A form that no part names fails a test. */
  forms?: string[];
  title: string;
  lead?: string;
  rows: SampleRow[];
}

/** The time for which one kind of data is kept. */
export interface RetentionPeriod {
  /** The id of the part of the notice that says more. */
  id: string;
  label: string;
  /** The period. Data without a fixed one leaves it out. */
  seconds?: number;
  time: string;
}

const periodOf = (id: string, label: string, seconds: number, time = duration(seconds)): RetentionPeriod => ({
  id,
  label,
  seconds,
  time,
});

const controller = confirmed(company.controller.name);
const registration = confirmed(company.controller.registration);

/** The privacy notice. It describes what the code stores: keep both in step. */
export const privacy = {
  meta: {
    title: "Privacy: what this site keeps about you",
    description:
      "Which personal data this website stores, why and for how long. Whom to ask. Under Rwanda’s Law 058/2021 and the GDPR.",
    updated: "2026-11-28",
  } satisfies PageMeta,
  title: "Privacy",
  lead: `${company.name} keeps what you send us, what an account needs and which page or ad led you here. Nothing here follows you to other sites.`,
  contents: "On this page",
  updated:
    controller && registration
      ? "In force since 28 November 2026."
      : "A draft until it names the company that answers for your data, and its registration.",
  retention: {
    title: "How long we keep it",
    /** The ticks of the scale, which begins at the first. */
    ticks: [
      { label: "1 minute", seconds: MINUTE },
      { label: "1 hour", seconds: HOUR },
      { label: "1 day", seconds: DAY },
      { label: "30 days", seconds: 30 * DAY },
    ],
  },
  periodsOf: ({ retentionDays, cookieLifetimes, counting }: PrivacyFacts): RetentionPeriod[] => [
    periodOf("account", "A link for a new password", 30 * MINUTE),
    periodOf(
      "server",
      "Counts against abuse",
      counting.longest + counting.deletedAfter,
      `${duration(counting.longest)} and ${duration(counting.deletedAfter)}`,
    ),
    periodOf("account", "A log-in", cookieLifetimes["next-auth.session-token"]),
    periodOf("server", "The log of our server", 30 * DAY),
    periodOf("server", "Backups", 30 * DAY),
    periodOf("messages", "Your message", retentionDays * DAY),
    { id: "account", label: "Your account", time: "until you end it" },
  ],
  partsOf: ({ retentionDays, cookieLifetimes, counting }: PrivacyFacts) =>
    [
      {
        id: "controller",
        title: "Who answers for your data",
        rows: [
          { term: "Controller", description: controller ?? "Not named yet." },
          ...(registration ? [{ term: "Registration", description: registration }] : []),
          { term: "Contact person", description: company.controller.contactPerson },
          { term: "Write to", description: company.email, href: `mailto:${company.email}` },
          { term: "Stored in", description: company.controller.hostingCountry },
        ],
      },
      {
        id: "messages",
        forms: ["contact"],
        title: "When you write to us",
        lead: "We use what you write only to answer you.",
        rows: [
          {
            term: "What is kept",
            description: `${Object.values(messageFields).join(", ")}, and the time.`,
          },
          {
            term: "Where your visit began",
            description:
              "Your first page here or the page that an ad led to; the whole address of the page before it; an ad’s labels (utm), campaign and click numbers. We count which links and ads bring messages; no ad network gets it.",
          },
          {
            term: "Suspected spam",
            description:
              "If a message looks like spam (hidden field filled in, very fast, without script, many links), we store why. It still reaches us.",
          },
          {
            term: "Sent twice",
            description:
              "Two fingerprints (hashes) find a message that is sent twice. One, of your network address and words, is kept for ten minutes; the other, of your words and a key from your browser, for 30 days. Both are deleted within a day after.",
          },
          {
            term: "Where it goes",
            description: "This site’s database and, by email, the mailbox of the people here who answer.",
          },
          {
            term: "For how long",
            description: `In the database for ${duration(retentionDays * DAY)}; longer only until it has reached our mailbox. The copy there is deleted by hand, after 2 years at the latest.`,
          },
          {
            term: "How to have it deleted",
            description: `Write to ${company.email}. We delete it here and in our mailbox.`,
          },
        ],
      },
      {
        id: "list",
        forms: ["subscribe"],
        title: "When you leave your address",
        lead: "We use it only to write to you.",
        rows: [
          {
            term: "What stays",
            description:
              "The address and a fingerprint against storing it twice, the time, where your visit began, and, if it may be spam, the reason. We get a copy by email.",
          },
          {
            term: "How long it stays",
            description: `In the database for ${duration(retentionDays * DAY)}, together with where your visit began. The rest is as for messages.`,
          },
          {
            term: "How to end it",
            description: `Write to ${company.email}. We delete your address here and in our mailbox, and write no more.`,
          },
        ],
      },
      {
        id: "account",
        forms: [
          "login",
          "google",
          "register",
          "forgot-password",
          "reset-password",
          "profile",
          "change-password",
          "google-link",
        ],
        title: "When you have an account",
        lead: "It keeps an organization’s contact details for projects, or a talent’s profile for our teams.",
        rows: [
          {
            term: "What it consists of",
            description:
              "Your email address, kind of account, when it was opened, and your password as a hash, which cannot be turned back.",
          },
          {
            term: "Your profile",
            description:
              "Name, email, phone, what you want us to know, and when you changed it. You and the people here who look after accounts can read it.",
          },
          {
            term: "Logging in",
            description:
              "The time and end of each log-in, and a hash of its token. A log-in ends after 30 days; its entry is deleted within a day after, or when you log out.",
          },
          {
            term: "Choosing a new password",
            description:
              "If we send you a link, it works once, for 30 minutes. Its hash is deleted on use, or within a day after the link ends.",
          },
          {
            term: "With Google",
            description:
              "Google tells us your email address and account number there, never your password, and learns that you logged in. Nothing loads from Google before you press its button.",
          },
          {
            term: "How long it lasts",
            description: "Until you ask us to delete it, with its profile and log-ins.",
          },
        ],
      },
      {
        id: "browser",
        title: "What your browser keeps",
        lead: "No advertising cookies. Names may begin with __Host- or __Secure-.",
        rows: [
          ...Object.entries(purposes).map(([purpose, { term, text }]) => ({
            term,
            description: `${text} ${listCookies(cookieLifetimes, purpose as keyof typeof purposes)}.`,
          })),
          {
            term: "Storage of the tab",
            description:
              "Until the tab is closed: where your visit began. Until then or log-out: your email address while logged in or of an account just opened; what you typed in unsent forms, but no password; the suggested subject; for each form a key against repeats and a token of when you began.",
          },
          {
            term: "Local storage",
            description: "While you are logged in: your email address and kind of account.",
          },
        ],
      },
      {
        id: "server",
        title: "What our server writes down",
        rows: [
          {
            term: "Counting",
            description: `To stop abuse, we count what each network address sends us, and wrong passwords and password links for each account. A count is kept under a hash for ${duration(counting.window)}, that of mails to an email address for ${duration(counting.longest)}, and deleted at most ${duration(counting.deletedAfter)} later.`,
          },
          {
            term: "The log",
            description:
              "Requests that failed or sent us something, with time, page and outcome; log-ins and registrations, with a hash of the email address; message numbers. No network address, nothing you typed. Deleted after 30 days.",
          },
          {
            term: "Backups",
            description:
              "Copies of the database, deleted after 30 days. Until then they may hold what was deleted here.",
          },
        ],
      },
      {
        id: "law",
        title: "Why the law allows it",
        lead: "Under Rwanda’s Law 058/2021 and article 6 of the GDPR.",
        rows: [
          {
            term: "Your message, or your address alone",
            description: "You ask us something before a contract.",
          },
          { term: "Your account", description: "The contract by which you use it." },
          {
            term: "Log, limits, fingerprints and marks",
            description:
              "Our legitimate interest in a site that works, accounts that are safe and a mailbox without spam.",
          },
          {
            term: "Where visits began",
            description:
              "Our legitimate interest in knowing which links and ads bring people. If you object, we delete it.",
          },
        ],
      },
      {
        id: "rights",
        title: "Your rights",
        lead: "Under the same laws, at no cost.",
        rows: [
          {
            term: "Ask us",
            description: `Write to ${company.email} to see what we have about you, have it corrected, deleted, restricted or sent to you, or to object. We answer within 30 days.`,
          },
          {
            term: "If we do not help",
            description:
              "Complain to the Data Protection and Privacy Office of Rwanda’s National Cyber Security Authority; in the European Union, to your authority there.",
          },
        ],
      },
    ] satisfies NoticePart[],
} as const;
