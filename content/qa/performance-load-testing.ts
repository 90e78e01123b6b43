import { sample } from "@/content/sample";
import type { ExpertiseWords, FigureContent } from "@/content/types";

/**
 * Response times of answered requests in seconds, against users arriving a second. `refused` is a share of requests,
 * `failed` of users, both in percent. The values come from a queueing model of 60 connections, for which a request
 * waits at most 2 s.
 */
export const loadTest = {
  kind: "Load test report",
  unit: "Users arriving a second, 5 minutes a step",
  ticks: [40, 80, 120, 160],
  seconds: [0, 1, 2, 3],
  samples: [
    { load: 40, p50: 0.1, p95: 0.4, p99: 0.56, refused: 0, failed: 0 },
    { load: 80, p50: 0.1, p95: 0.43, p99: 0.61, refused: 0, failed: 0 },
    { load: 100, p50: 0.1, p95: 0.46, p99: 0.65, refused: 0, failed: 0 },
    { load: 110, p50: 0.1, p95: 0.48, p99: 0.69, refused: 0, failed: 0 },
    { load: 120, p50: 0.12, p95: 0.54, p99: 0.76, refused: 0, failed: 0 },
    { load: 140, p50: 2.05, p95: 2.47, p99: 2.7, refused: 3.2, failed: 15.2 },
    { load: 160, p50: 2.08, p95: 2.51, p99: 2.74, refused: 7.5, failed: 31.8 },
  ],
  percentiles: [
    { name: "p50", meaning: "50 of 100" },
    { name: "p95", meaning: "95 of 100" },
    { name: "p99", meaning: "99 of 100" },
  ],
  /** The limit of p95. */
  budget: { seconds: 1, label: "p95 budget", over: "over" },
  /** The share of requests that may fail, in percent. */
  errors: { name: "Errors", limit: 0.5, allowed: "allowed", refused: "of requests:", failed: "of 100 users" },
  agreedPeak: { load: 100, label: "Agreed peak" },
  /** The part that broke first, and the load at which response times bend. */
  knee: { load: 120, title: "Broke first: the connection pool", note: "60 of 60 in use, for 42% of the time" },
  choice: {
    type: "radio",
    legend: "Choose a load",
    options: [
      { name: "100", note: "agreed" },
      { name: "120", note: "full" },
      { name: "160", note: "over" },
    ],
  },
  texts: { caption: "Response times" },
  /** The load of each state. */
  loads: [100, 120, 160],
  states: [
    {
      headline: "0.46 s at the agreed peak",
      verdict: { tone: "good", text: "Pass at the agreed peak" },
      says: "P95 is the time within which 95 of 100 requests are answered: 0.46 s at the agreed peak of 100 users a second, where the budget is 1 s. No request failed.",
    },
    {
      headline: "Out of connections at 120",
      verdict: { tone: "mixed", text: "In budget, but full" },
      says: "At 120 a second a search without an index held the 60 connections to the database. 95 of 100 requests still took at most 0.54 s.",
    },
    {
      headline: "1.5 s too late at 160",
      verdict: { tone: "bad", text: "Over budget by 1.5 s" },
      says: "At 160 a second, 32 of 100 users were refused after 2 s without a connection. 95 of 100 answers took up to 2.51 s.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const performanceLoadTesting: ExpertiseWords = {
  meta: {
    title: "Performance and load testing in Kigali",
    description:
      "Load testing in Rwanda: your system under the load of your busiest day, its bottlenecks named and, once they are fixed, tested again.",
    updated: "2026-11-29",
  },
  acronym: "P95",
  title: "Performance and Load Testing",
  description:
    "P95 is how long 95 of 100 users wait at most. From Kigali we find at what load your portal or shop breaks, what breaks first and what to fix, before your busiest day.",
  offer: "You learn what breaks first, at what load, and what to fix.",
  imageSrc: "/share/qa-performance-load-testing.png",
  features: [
    {
      id: "peak-model",
      icon: "mountain",
      tab: "Peak load",
      title: "A load test modelled on your busiest day",
      description:
        "Your access logs show how many come in the busiest hour; from that we settle what the system has to hold.",
      additionalContent: [
        "Payday and the tax deadline have profiles of their own",
        "What P95 and the errors may be is written down beforehand",
      ],
    },
    {
      id: "k6-scripts",
      icon: "bot",
      tab: "Test scripts",
      title: "Virtual users who behave like people",
      description:
        "Our virtual users log in, pause, mistype and each open a different record, so that no cache answers for the database.",
      additionalContent: [
        "Scripts are in your repository and start with a single command",
        "Mobile money and SMS are imitated, with realistic delays",
      ],
    },
    {
      id: "ramp-day",
      icon: "trending-up",
      tab: "Test day",
      title: "Load raised until something breaks",
      description: "Load rises in steps of 5 minutes to your peak, and further until response times bend.",
      additionalContent: [
        "The host and the network provider get written notice",
        "A named person may end the test at any moment",
      ],
    },
    {
      id: "weak-signal",
      icon: "antenna",
      tab: "Weak signal",
      title: "Speed measured on a weak phone signal",
      description:
        "We run the key tasks over a connection that loses data, as with a single bar of signal. We also test the rush when a mast comes back and all phones retry.",
      additionalContent: [
        "Packet loss is added to a 3G profile in Chrome",
        "The same request is timed from Harare and from London",
      ],
    },
    {
      id: "rerun",
      icon: "repeat",
      tab: "Fix and rerun",
      title: "Bottlenecks removed in order",
      description:
        "We report which part slows the system, such as a database query, with proof. After the fix the same script runs again, and you compare the two charts.",
      additionalContent: [
        "Cheap fixes come first, such as a database index",
        "A short run in your build fails when a page slows down",
      ],
    },
  ],
  neighbour: {
    text: "No developers to make the fixes? We can look after the system.",
    path: "/services/maintenance-and-support",
  },
  engagement: {
    youGet: "The k6 scripts, the raw results, and a report that ranks what will break, in order.",
    effort: sample({
      duration: "3 to 5 weeks",
      durationNote:
        "One to settle the peak, one or two for scripts and data, one for test day and report, up to one for the rerun. Your fix comes on top.",
      inputs: "The access log of a busy day, a full-size copy of the system, and your administrator on test day.",
      roles: "A performance engineer, with a database engineer for what the test finds.",
    }),
    howItRuns: "We rehearse the busiest hour with invented data, and again after your fix.",
  },
  techStack: ["k6", "Apache JMeter", "Grafana", "Prometheus", "OpenTelemetry", "Lighthouse"],
  testimonial: {
    quote: "Before our registration morning I have to know what breaks first, at which load, and what the fix costs.",
    author: "Director of ICT services",
    position: "Private university, Kigali",
    isSample: true,
  },
  cta: {
    title: "Your busiest day, rehearsed",
    description: "Send the date and how many people you expect, and we answer with a model of that hour.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: loadTest,
  art: "performance-load-testing",
  findings: [
    { text: "95 of 100 answers come within 0.46 s at the agreed peak" },
    { text: "At 160 users a second, answers are 1.5 s too late", isBad: true },
  ],
};
