import { company } from "./company";
import { count, writtenDate } from "./format";
import type { CallToAction, PageMeta, Related, Row } from "./types";

/** The widths in CSS pixels at which tests look at every page. A zoom of 200% leaves 640 and 720 of 1280 and 1440. */
export const testedWidths = [320, 390, 560, 640, 720, 768, 860, 960, 992, 1100, 1200, 1440, 1920];

interface Measurement {
  what: string;
  value: number;
  /** The unit of value and limit. */
  unit?: string;
  /** The number that the value is a part of. */
  of?: number;
  /** The value may be at most this. All of `of` means that it has to be as many. */
  limit: number;
  /** The date of the measurement (YYYY-MM-DD). */
  date: string;
  /** The command that prints the figure. */
  command: string;
}

/** The measurements of this site; weights are those of the heaviest page. Run the command and update them by hand. */
const measurements: Measurement[] = [
  {
    what: "Sent to a phone before a page can be read",
    value: 64.3,
    unit: "kB",
    limit: 65,
    date: "2026-11-29",
    command: "npm run weight",
  },
  {
    what: "Sent in all, with every script",
    value: 202.8,
    unit: "kB",
    limit: 215,
    date: "2026-11-29",
    command: "npm run weight",
  },
  {
    what: "Messages lost when the server is killed four times while 300 come in",
    value: 0,
    of: 300,
    limit: 0,
    date: "2026-11-29",
    command: "npx playwright test --project=exhaustive kill",
  },
  {
    what: "Messages back from a backup, restored into an empty database",
    value: 300,
    of: 300,
    limit: 300,
    date: "2026-11-29",
    command: "npx playwright test --project=exhaustive kill",
  },
  {
    what: "Automated tests that fail",
    value: 0,
    of: 2058,
    limit: 0,
    date: "2026-11-29",
    command: "npm run test:all",
  },
];

const withUnit = (value: number, unit?: string) => (unit ? `${value}\u00a0${unit}` : count(value));

/** The words of a measurement, and its bar: value and limit as shares of the whole, or of the limit. */
function describeMeasurement({ what, value, unit, of, limit, date, command }: Measurement) {
  const whole = of ?? limit;
  return {
    what,
    figure: of === undefined ? withUnit(value, unit) : `${count(value)}\u00a0of ${count(of)}`,
    limitText: limit === 0 ? "none" : limit === of ? "all" : `at most ${withUnit(limit, unit)}`,
    share: value / whole,
    limitShare: limit / whole,
    date: writtenDate(date),
    command,
  };
}

export const thisSite = {
  meta: {
    title: "This site, measured: weight, speed and tests",
    description:
      "What this website sends to a phone, what is tested, which messages survive a crash. With dates, limits and commands.",
    updated: "2026-11-29",
  } satisfies PageMeta,
  title: "This site, measured",
  lead: "Our clients’ records belong to them, so our pages show samples. This site is work that you can check yourself: what we measured, our limits, and the commands.",
  visit: {
    kind: "Your visit so far",
    mark: "Measured by your browser",
    size: "Downloaded",
    time: "Until the first page could be read",
    missing: "Your browser does not report the figures of your visit.",
  },
  measured: {
    title: "What we measured",
    lead: "Weights are those of our heaviest page.",
    columns: ["Measured", "Result and limit", "Date", "Command"],
    /** The word before a limit. */
    limit: "Our limit:",
    rows: measurements.map(describeMeasurement),
  },
  elsewhere: {
    id: "elsewhere",
    title: "Check it yourself",
    lead: "These services are not ours. Open a link, and the service measures the page that you are reading.",
    linksTo: (url: string) => [
      {
        label: "PageSpeed Insights, Google",
        text: "An audit of this page on a phone.",
        href: `https://pagespeed.web.dev/analysis?url=${encodeURIComponent(url)}`,
      },
      {
        label: "HTTP Observatory, Mozilla",
        text: "The security headers of this site, and what each still allows.",
        href: `https://developer.mozilla.org/en-US/observatory/analyze?host=${new URL(url).host}`,
      },
      {
        label: "Rich Results Test, Google",
        text: "What a search engine reads here.",
        href: `https://search.google.com/test/rich-results?url=${encodeURIComponent(url)}`,
      },
    ],
  },
  accessibility: {
    title: "Accessibility statement",
    lead: "We aim at level AA of the Web Content Accessibility Guidelines 2.2.",
    rows: [
      {
        term: "Tested by machine",
        description: `Every page in Chromium at ${testedWidths.length} widths from ${testedWidths[0]} to ${testedWidths.at(-1)?.toLocaleString("en")} pixels, the open menus and every form with its errors, with the rules of axe-core. A zoom of 200%, wide spacing of text, text of twice the size, forced colours, more contrast, reduced motion, and all pages without JavaScript.`,
      },
      {
        term: "Tested by hand",
        description:
          "On 28 and 29 November 2026: with Orca, a screen reader, log-in, the contact form, figures, tabs and menus in Chromium and Firefox; every kind of page with the keyboard alone, with wide spacing of text, at 320 pixels, at 400%, in forced colours, and without JavaScript.",
      },
      {
        term: "Known gaps",
        description:
          "People who use a screen reader every day have not tested it yet. Orca can miss a phone’s menu opening or closing. Text of 32\u00a0px was tried in Chromium and Firefox, not in WebKit, and some drawings then leave out labels that stand in the table for screen readers. The choices in figures need a browser of 2023 or later. Menus, forms and log-in are tested in Firefox and WebKit as Debian ships them, not in Safari itself.",
      },
      {
        term: "Write to us",
        description: `If something keeps you from using this site: ${company.email}. Say what you wanted to do, and with what.`,
      },
    ] satisfies Row[],
  },
  related: {
    title: "How we get there",
    links: ["/services/web-applications", "/services/quality-assurance", "/qa/performance-load-testing", "/about-us"],
  } satisfies Related,
  cta: {
    title: "Your own site, on a phone",
    description: "Send its address, which is public, and we open it on a phone before we answer.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  } satisfies CallToAction,
} as const;
