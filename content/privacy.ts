import { company } from "./company";
import { confirmed } from "./sample";
import type { PageMeta, Related, SampleRow } from "./types";

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
    text: "They protect the way to Google and back. They keep the page that you were going to, and the email of an account that you link.",
  },
  question: {
    term: "Cookie while you link Google",
    text: "Google’s proof of who you are and the emails of both accounts, encrypted, until you have entered the password of your account, or log out.",
  },
  reset: { term: "Cookie for a new password", text: "The page that you were going to when you asked for the link." },
  form: {
    term: "Cookies of forms without script",
    text: "The answer to the form, with what you typed but no password, encrypted. After the name come the page and a number.",
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
  lead: string;
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
      : "A draft. It comes into force once it names the company that answers for your data, and its registration.",
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
        lead: "The law calls it the controller: the company that decides what is kept, and why.",
        rows: [
          { term: "Controller", description: controller ?? "Not named yet: this notice is a draft." },
          ...(registration ? [{ term: "Registration", description: registration }] : []),
          { term: "Contact person", description: company.controller.contactPerson },
          { term: "Write to", description: company.email, href: `mailto:${company.email}` },
          { term: "Country where the data is stored", description: company.controller.hostingCountry },
        ],
      },
      {
        id: "messages",
        forms: ["contact"],
        title: "When you write to us",
        lead: "We use what you write to answer you, and for nothing else.",
        rows: [
          {
            term: "What is kept",
            description: `${Object.values(messageFields).join(", ")}, and the time.`,
          },
          {
            term: "Where your visit began",
            description:
              "Your first page on this site, or the page that an ad led to, the whole address of the page that led you there, and from an ad’s address its utm parameters, the number of its campaign, and the click numbers of Google, Facebook, Microsoft, LinkedIn, TikTok and X. We count with it which links and ads bring messages; no ad network gets it. It is deleted with the message.",
          },
          {
            term: "Suspected spam",
            description:
              "A message may look like spam: a hidden field was filled in, it was sent very fast or without script, or it has many links. We then store the reason with it. It is delivered all the same.",
          },
          {
            term: "Sent twice",
            description:
              "Two fingerprints (hashes) tell a repeat from a new message. The first is made of your network address and your words and kept for ten minutes. The second is made of your words and a key from your browser and kept for 30 days. Both are deleted within a day after that.",
          },
          {
            term: "Where it goes",
            description: "Into this site’s database, and by email to the mailbox of the people here who answer.",
          },
          {
            term: "For how long",
            description: `In the database for ${duration(retentionDays * DAY)}; longer only while it has not reached our mailbox. The copy in the mailbox is deleted by hand, after 2 years at the latest.`,
          },
        ],
      },
      {
        id: "list",
        forms: ["subscribe"],
        title: "When you leave your address",
        lead: "On the home page your email address alone is enough. You ask us to contact you, and we write to you: it joins no newsletter.",
        rows: [
          {
            term: "What stays",
            description:
              "The address with a fingerprint that keeps it from being stored twice, when you left it, where your visit began (for the same count), and, if it may be spam, the reason. We get a copy by email.",
          },
          {
            term: "How long it stays",
            description: `In the database for ${duration(retentionDays * DAY)}, together with where your visit began; longer only while it has not reached our mailbox. The copy there is deleted by hand, after 2 years at the latest.`,
          },
          {
            term: "How to end it",
            description:
              "Our emails to you have a link that ends them with one click. We then delete where your visit began and whether we suspected spam. The address and the day stay, so that nobody here writes to it again. If the address is left here once more, we see that day with it.",
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
        lead: "You can write to us without one. An account keeps an organization’s contact details for projects, or a talent’s profile for work on our teams.",
        rows: [
          {
            term: "What it consists of",
            description:
              "Your email address, your kind of account, when it was opened, and your password as a hash, which cannot be turned back into it.",
          },
          {
            term: "Your profile",
            description:
              "Your name, email, phone, what you want us to know, and when you changed it. You can read it; so can the people here who look after accounts. It is on no public page, and saving it notifies nobody.",
          },
          {
            term: "Logging in",
            description:
              "For every log-in: its time, its end, and a hash of the token that proves it. A log-in ends after 30 days; its entry is deleted within a day after that, or when you log out.",
          },
          {
            term: "Choosing a new password",
            description:
              "The link in our email works once, for 30 minutes. A hash of it is deleted on use or, once it has run out, within a day.",
          },
          {
            term: "With Google",
            description:
              "Google tells us your email address and a number for your account there, never your password, and learns that you logged in here. Nothing is loaded from Google before you press its button.",
          },
          {
            term: "How long it lasts",
            description: "As long as you want it. Write to us, and we delete it with its profile and its log-ins.",
          },
        ],
      },
      {
        id: "browser",
        title: "What your browser keeps",
        lead: "No advertising cookies. Nothing from another company. Names of cookies may begin with __Host- or __Secure-.",
        rows: [
          ...Object.entries(purposes).map(([purpose, { term, text }]) => ({
            term,
            description: `${text} Names: ${listCookies(cookieLifetimes, purpose as keyof typeof purposes)}.`,
          })),
          {
            term: "Storage of the tab",
            description:
              "Until the tab is closed: where your visit began. Until the tab is closed or you log out: the email address you are logged in with; what you typed in a form that is not sent yet, but no password; the subject that the contact form suggested; the email address of an account you have just opened, until you see the log-in page; and for every form a key that tells repeats apart and a token that says when you began.",
          },
          {
            term: "Local storage",
            description: "While you are logged in: your email address and your kind of account.",
          },
        ],
      },
      {
        id: "server",
        title: "What our server writes down",
        lead: "To keep the site working and others out of your account.",
        rows: [
          {
            term: "Counting",
            description: `For ${duration(counting.window)}, under a hash that is deleted at most ${duration(counting.deletedAfter)} later: how often a network address sends us something, how many wrong passwords an account was tried with, and how many links to choose a new password it was sent. For ${duration(counting.longest)} in the same way: how many such links, and mails that a message has arrived, an email address was sent. For an hour: the messages of all visitors together.`,
          },
          {
            term: "The log",
            description:
              "Requests that failed, or that sent us something, with their time, page and outcome; who logged in or registered, as a hash instead of the email address; and the number of a message. No network address, and nothing that you typed. We delete it after 30 days.",
          },
          {
            term: "Backups",
            description:
              "Copies of the database, deleted after 30 days. Until then they may still hold what has been deleted here.",
          },
        ],
      },
      {
        id: "law",
        title: "Why the law allows it",
        lead: "Our reasons under Rwanda’s law and article 6 of the GDPR.",
        rows: [
          {
            term: "Your message, or your address alone",
            description: "You ask us something before there is a contract.",
          },
          { term: "Your account", description: "The contract by which you use it." },
          {
            term: "Log, limits, fingerprints and marks",
            description: "Our legitimate interest in a fast site that works, and in a mailbox without spam.",
          },
          {
            term: "Where visits began",
            description:
              "Our legitimate interest in knowing which links and ads bring people. You can object at any time; we then delete it.",
          },
          {
            term: "Who unsubscribed",
            description:
              "You do not want to be written to again. It is our legitimate interest, and yours, to remember that.",
          },
        ],
      },
      {
        id: "rights",
        title: "Your rights",
        lead: "Rwanda’s Law 058/2021 on personal data and privacy and, in the European Union, the GDPR give you these.",
        rows: [
          {
            term: "Ask us",
            description: `Write to ${company.email}. You can see what we have about you, have it corrected, deleted, limited in its use or sent to you, or object to it. We answer within 30 days. It costs nothing.`,
          },
          {
            term: "If we do not help",
            description:
              "Turn to the Data Protection and Privacy Office of Rwanda’s National Cyber Security Authority; in the European Union, to the authority where you live.",
          },
        ],
      },
    ] satisfies NoticePart[],
  related: {
    title: "Help to protect personal data in your systems",
    links: [
      "/services/security-audits",
      "/qa/security-compliance-testing",
      "/sysadmin/security-access-control",
      "/about-us",
    ],
  } satisfies Related,
} as const;
