import { company } from "./company";
import { type Measurements, measurements } from "./measurements";
import type { CallToAction, PageMeta, Related, Row } from "./types";

/** The widths in CSS pixels at which tests look at every page. 640 and 720 are what a zoom of 200% leaves of 1280 and 1440. */
export const testedWidths = [320, 390, 560, 640, 720, 768, 860, 960, 992, 1100, 1200, 1440, 1920];

const [narrowest = 0, widest = 0] = [testedWidths[0], testedWidths.at(-1)];
const range = `${testedWidths.length} widths from ${narrowest} to ${widest.toLocaleString("en")} pixels`;

/** What is measured, how, and with which limit. */
export interface Figure {
  term: string;
  value: string;
  /** The limit, if there is one, and whether it is kept. */
  limit?: { text: string; isKept: boolean };
  method: string;
  date: string;
  command: string;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const atMost = (value: number, limit: number, show: (value: number) => string) => ({
  text: `at most ${show(limit)}`,
  isKept: value <= limit,
});

/** The rows of a measurement; none if it was not made. */
function figuresOf<Name extends keyof Measurements>(
  name: Name,
  rowsOf: (values: NonNullable<Measurements[Name]>["values"]) => Omit<Figure, "date" | "command">[],
): Figure[] {
  const measured = measurements[name];
  return measured
    ? rowsOf(measured.values).map((row) => ({ ...row, date: measured.date, command: measured.command }))
    : [];
}

const speed: Figure[] = [
  ...figuresOf("weight", ({ beforeLoad, withScripts, saveData }) => [
    {
      term: "Downloaded until a page is complete",
      value: kilobytes(beforeLoad),
      limit: atMost(beforeLoad, 61_000, kilobytes),
      method:
        "The heaviest of our page types, on a phone that has never been here. Compressed, with pictures and fonts.",
    },
    {
      term: "Downloaded once scripts have run",
      value: kilobytes(withScripts),
      limit: atMost(withScripts, 190_000, kilobytes),
      method: "Again the heaviest page. Scripts wait until the page is shown.",
    },
    {
      term: "Downloaded with data saver on",
      value: kilobytes(saveData),
      limit: atMost(saveData, 61_000, kilobytes),
      method: "The phone’s browser asks for less data. Scripts are then sent at the first touch, not earlier.",
    },
  ]),
  ...figuresOf("firstView", ({ ms }) => [
    {
      term: "Home page to read on 3G",
      value: seconds(ms),
      limit: atMost(ms, 3000, seconds),
      method:
        "Median of five visits at 1.6 Mbit/s with 300 ms to the server and back. Name look-up and encryption are not counted.",
    },
  ]),
  ...figuresOf("lighthouse", ({ performance, accessibility, bestPractices, seo, largestPaintMs, blockingMs }) => [
    {
      term: "Lighthouse: performance",
      value: `${performance} of 100`,
      limit: { text: "at least 99", isKept: performance >= 99 },
      method:
        "Google’s audit of a mid-range phone on a slow line. The lowest of six pages, each the median of five audits.",
    },
    {
      term: "Lighthouse: accessibility, best practices, search",
      value: `${accessibility}, ${bestPractices}, ${seo}`,
      limit: { text: "100 each", isKept: Math.min(accessibility, bestPractices, seo) === 100 },
      method: "The lowest of the same audits.",
    },
    {
      term: "Largest element shown",
      value: seconds(largestPaintMs),
      limit: atMost(largestPaintMs, 1600, seconds),
      method: "The slowest of the same pages.",
    },
    {
      term: "Time in which a touch waits",
      value: `${Math.round(blockingMs)} ms`,
      limit: atMost(blockingMs, 100, (ms) => `${ms} ms`),
      method: "Total blocking time, the longest of the same pages.",
    },
  ]),
];

const failures: Figure[] = [
  ...figuresOf("kill", ({ kills, enquiries, lost, twice }) => [
    {
      term: "Messages lost when the server is killed",
      value: `${lost} of ${enquiries}`,
      limit: { text: "0", isKept: lost === 0 && twice === 0 },
      method: `While visitors sent them, the server was killed ${kills} times without warning. Every message that was confirmed is stored once and reached the mailbox.`,
    },
  ]),
  ...figuresOf("restore", ({ enquiries, restored, ms }) => [
    {
      term: "Messages back from the backup",
      value: `${restored} of ${enquiries}`,
      limit: { text: "all", isKept: restored === enquiries },
      method: `The backup was made while the site ran. It was restored into an empty database in ${seconds(ms)}.`,
    },
  ]),
];

const tests: Figure[] = figuresOf("tests", ({ passed, failed, browser }) => [
  {
    term: "Automated tests",
    value: `${passed.toLocaleString("en")} passed`,
    limit: { text: "none fails", isKept: failed === 0 },
    method: `Every page in ${browser} at ${range}, with and without JavaScript, and the server with real databases and a real mail server.`,
  },
]);

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
        href: `https://pagespeed.web.dev/analysis?url=${encodeURIComponent(url)}`,
      },
      {
        label: "HTTP Observatory, Mozilla",
        href: `https://developer.mozilla.org/en-US/observatory/analyze?host=${new URL(url).host}`,
      },
      {
        label: "Rich Results Test, Google",
        href: `https://search.google.com/test/rich-results?url=${encodeURIComponent(url)}`,
      },
    ],
  },
  /** Before the commands behind the figures. */
  commands: "For engineers who have the source, these figures come from",
  limit: "Limit:",
  missed: "Missed.",
  measured: "Measured on",
  parts: [
    { id: "speed", title: "Weight and speed", figures: speed },
    { id: "failures", title: "After a crash", figures: failures },
    { id: "tests", title: "Tests", figures: tests },
  ].filter(({ figures }) => figures.length > 0),
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
