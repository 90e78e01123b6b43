import { company } from "./company";
import { count, shortDate, writtenDate } from "./format";
import { toKilobytes, toSeconds } from "./measured-limits";
import { beforeLoad, measurements, type PageWeight, weightLimits } from "./measurements";
import type { CallToAction, ChosenState, FigureContent, PageMeta, Related, Row } from "./types";

/** The widths in CSS pixels at which tests look at every page. 640 and 720 are what a zoom of 200% leaves of 1280 and 1440. */
export const testedWidths = [320, 390, 560, 640, 720, 768, 860, 960, 992, 1100, 1200, 1440, 1920];

const [narrowest = 0, widest = 0] = [testedWidths[0], testedWidths.at(-1)];
const range = `${testedWidths.length} widths from ${narrowest} to ${widest.toLocaleString("en")} pixels`;

/** The page types in the drawing of what is sent. */
const shownTypes = [
  { type: "/", option: "Home", subject: "The home page", note: "The font is sent once, and kept for all pages." },
  {
    type: "/services/*",
    option: "Service",
    subject: "A service page",
    note: "What its client receives is drawn with text and lines, not as a picture.",
  },
  {
    type: "/solution/*",
    option: "Solution",
    subject: "A solution page",
    note: "Its product screens are text and lines, not pictures.",
  },
  { type: "/this-site", option: "This page", subject: "This page", note: "Its only picture is the pattern here." },
];

/** What is sent for a page before it is loaded, in the order of its towers. */
const partsOf = ({ document, styles, font, pictures }: PageWeight) => [
  { term: "Document", bytes: document },
  { term: "Styles", bytes: styles },
  { term: "Font", bytes: font },
  { term: "Pictures", bytes: pictures },
];

/** A page type's weight, as the figure shows it. */
export interface SentPage extends PageWeight {
  option: string;
  state: ChosenState;
  parts: { term: string; bytes: number }[];
}

/** @param weight of a page of this type */
export function sentPage({ option, subject, note }: Omit<(typeof shownTypes)[number], "type">, weight: PageWeight) {
  const sent = beforeLoad(weight);
  const spare = weightLimits.beforeLoad - sent;
  const state: ChosenState = {
    headline: `${subject}: ${toKilobytes(sent)}\u00a0kB`,
    verdict:
      spare < 0
        ? { tone: "bad", text: `${toKilobytes(-spare)}\u00a0kB over` }
        : { tone: "good", text: `${toKilobytes(spare)}\u00a0kB to spare` },
    says: `${subject} sends ${toKilobytes(sent)}\u00a0kB before you can read it, ${toKilobytes(weight.font)} of them the font. ${note}`,
  };
  return { ...weight, option, state, parts: partsOf(weight) } satisfies SentPage;
}

const sentPages = shownTypes.flatMap(({ type, ...texts }) => {
  const weight = measurements.weight?.values[type];
  return weight ? [sentPage(texts, weight)] : [];
});

export type SentBytesContent = FigureContent & {
  /** When it was measured. */
  measured: string;
  limit: string;
  totals: Record<keyof typeof weightLimits, string>;
  pages: readonly SentPage[];
};

const [firstSent, secondSent, ...otherSent] = sentPages;
/** What was sent before a page could be read: absent until it is measured. */
const sent: SentBytesContent | undefined = measurements.weight &&
  firstSent &&
  secondSent && {
    kind: "What was sent before you could read",
    measured: `Measured ${shortDate(measurements.weight.date)}`,
    limit: `Limit ${toKilobytes(weightLimits.beforeLoad).replace(/\.0$/, "")}\u00a0kB`,
    totals: { beforeLoad: "Before load", withScripts: "Every script", saveData: "Saving data" },
    choice: { type: "radio", legend: "Choose a page", options: sentPages.map(({ option }) => option) },
    states: [firstSent.state, secondSent.state, ...otherSent.map(({ state }) => state)],
    pages: sentPages,
  };

export const thisSite = {
  meta: {
    title: "This site, measured: weight, speed and tests",
    description:
      "What this website sends to a phone, how soon it can be read on 3G, what is tested, which messages survive a crash. With dates and limits.",
    updated: "2026-11-27",
  } satisfies PageMeta,
  title: "This site, measured",
  lead: "Our clients’ records belong to them, so our pages show samples. This site is work that you can check yourself. Here are its figures, our limits for them and how they were measured.",
  visit: {
    /** The line about the visit, in a browser that reports it. */
    text: "Your own visit so far: {size} downloaded; the first page could be read after {time}.",
    missing: "Your browser does not report the figures of your own visit.",
  },
  elsewhere: {
    id: "elsewhere",
    title: "Check it yourself",
    lead: "These services are not ours. Open a link, and the service measures the page that you are reading.",
    linksTo: (url: string) => [
      {
        label: "PageSpeed Insights, Google",
        text: "An audit of this page on a phone: compare it with our figures above.",
        href: `https://pagespeed.web.dev/analysis?url=${encodeURIComponent(url)}`,
      },
      {
        label: "HTTP Observatory, Mozilla",
        text: "The security headers of this site, and what each still allows.",
        href: `https://developer.mozilla.org/en-US/observatory/analyze?host=${new URL(url).host}`,
      },
      {
        label: "Rich Results Test, Google",
        text: "What a search engine reads here: the organization, and the way to this page.",
        href: `https://search.google.com/test/rich-results?url=${encodeURIComponent(url)}`,
      },
    ],
  },
  measuredOn: "Measured on",
  measuredWith: "with",
  sent,
  verdict: {
    label: "Limits met and missed",
    met: (met: number, all: number) => `of ${all} limits ${met === 1 ? "is" : "are"} met`,
    missed: (missed: number) => (missed === 1 ? "is missed" : "are missed"),
    /** `since` is the date of the oldest measurement. */
    none: (since: string) =>
      `In our last measurements, made since ${writtenDate(since)}, no limit was missed. A miss is shown here, with its cause and its date, until the limit is met again.`,
  },
  limit: "Limit:",
  outcome: (isMet: boolean) => (isMet ? "Met." : "Missed."),
  speed: {
    id: "speed",
    title: "Weight and speed",
    legend: "Green is what we measured, the black line is our limit. What misses it is drawn in rust.",
  },
  crash: {
    id: "failures",
    lost: (messages: number) => `of ${count(messages)} messages lost`,
    keys: { message: "a message, stored once and delivered", kill: "the server is killed without warning" },
    told: ({ enquiries, kills }: { enquiries: number; kills: number }) =>
      `Visitors sent ${count(enquiries)} messages while the server was killed ${kills} times. The moments were random, one in each of ${kills} equal parts: a line marks the part, and not the second. Every message that was confirmed is stored once and reached the mailbox.`,
    restored: (ms: number) =>
      `back from a backup in ${toSeconds(ms)}\u00a0s, made while the site ran and restored into an empty database.`,
  },
  tests: {
    id: "tests",
    title: `Tested at ${testedWidths.length} widths`,
    passed: (passed: number) => `${count(passed)} passed`,
    told: ({ passed, failed, browser }: { passed: number; failed: number; browser: string }) =>
      `${count(passed)} automated tests passed and ${failed || "none"} failed: every page in ${browser} at ${testedWidths.slice(0, -1).join(", ")} and ${widest} pixels, with and without JavaScript, and the server with real databases and a real mail server.`,
  },
  accessibility: {
    title: "Accessibility statement",
    lead: "We aim at level AA of the Web Content Accessibility Guidelines 2.2.",
    rows: [
      {
        term: "Tested by machine",
        description: `Every page in Chromium at ${range}, the open menus and every form with its errors, with the rules of axe-core. A zoom of 200%, wide spacing of text, text of twice the size, forced colours, more contrast, reduced motion, and all pages without JavaScript.`,
      },
      {
        term: "Tested by hand",
        description:
          "In November 2026, every kind of page by all criteria of level AA: with the keyboard alone, in the accessibility tree, with wide spacing of text, at 200% and 400%, in forced colours, and without JavaScript.",
      },
      {
        term: "Known gaps",
        description:
          "People who use screen readers every day have not tested it yet. With text of 32\u00a0px some drawings leave out labels that stand in the table for screen readers. The choices in figures need a browser of 2023 or later; older ones show the first state. For a release, menus, forms and log-in are tested in Firefox and in WebKit as Debian ships them, not in Safari itself.",
      },
      {
        term: "Write to us",
        description: `If something keeps you from using this site: ${company.email}. Say what you wanted to do, and with what.`,
      },
    ] satisfies Row[],
  },
  related: {
    title: "How we get there",
    links: ["/services/web-applications", "/services/quality-assurance", "/qa/performance-load-testing"],
  } satisfies Related,
  cta: {
    title: "Your own site, on a phone",
    description: "Send its address, which is public. We open it on a phone, then we answer.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  } satisfies CallToAction,
} as const;
