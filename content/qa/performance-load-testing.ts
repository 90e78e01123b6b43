import type { DisciplinePage } from "../types";

export const page: DisciplinePage = {
  meta: {
    title: "Performance and load testing with k6",
    description:
      "Load tests modelled on your busiest day, run with k6 on a production-sized copy, with each bottleneck named and tested again.",
    updated: "2026-11-25",
  },
  acronym: "P95",
  acronymMeaning: "95th percentile",
  title: "Performance and Load Testing",
  description:
    "P95 is the time within which 95 of 100 requests are answered. We load-test your system past its limit, weeks before everyone arrives at once.",
  imageSrc: "/share/qa-performance-load-testing.png",
  features: [
    {
      id: "peak-model",
      icon: "mountain",
      tab: "Peak load",
      title: "A load test modelled on your busiest day",
      description:
        "Applications close at midnight and the crowd arrives after supper. We build the load from your access logs and your calendar, then agree the peak with you.",
      additionalContent: [
        "Load set as arrivals per second, because a crowd does not wait its turn",
        "A mix of actions by share: search, upload, pay, open a receipt",
        "Payday, results morning and the tax deadline as separate profiles",
        "Pass limits in writing: 95th percentile, error share, queue length",
      ],
    },
    {
      id: "k6-scripts",
      icon: "bot",
      tab: "Test scripts",
      title: "Virtual users who behave like people",
      description:
        "A test that asks for one page a thousand times measures the cache. Ours log in, pause, mistype, come back, and open a different record on each pass.",
      additionalContent: [
        "Scripts kept in your repository and started with one command",
        "Synthetic people and parcels, generated in production quantities",
        "Mobile money and SMS replaced by stubs with realistic delays",
        "Expired tokens, repeat logins and file uploads in the mix",
      ],
    },
    {
      id: "ramp-day",
      icon: "trending-up",
      tab: "Test day",
      title: "Load raised until something breaks",
      description:
        "The day runs in steps: a smoke run, ordinary load, the agreed peak, then past it until response times bend. Your administrator sits with us and reads the same graphs.",
      additionalContent: [
        "Written notice to the host and the network provider beforehand",
        "Locks, queue depth and connection pools on one Grafana screen",
        "A stop word, and one person entitled to use it",
        "An overnight soak, for leaks that take hours to show",
      ],
    },
    {
      id: "weak-signal",
      icon: "antenna",
      tab: "Weak signal",
      title: "Speed measured on a weak phone signal",
      description:
        "A server can answer quickly and still feel broken on a hillside with one bar. The key tasks are repeated through a throttled link with delay and lost packets.",
      additionalContent: [
        "A 3G profile in Chrome, with packet loss added by tc netem",
        "Largest Contentful Paint and time to a usable form, page by page",
        "The same request timed from Kigali, Harare and London",
        "The rush of retries when a mast comes back after a power cut",
      ],
    },
    {
      id: "rerun",
      icon: "repeat",
      tab: "Fix and rerun",
      title: "Bottlenecks removed one at a time",
      description:
        "The report names the slow query or the contested lock, with the trace that shows it. After the fix the same script runs again and the two charts sit side by side.",
      additionalContent: [
        "Findings with proof: a query plan, a flame graph or a log line",
        "Cheap repairs first: an index, a cache header, a pool size",
        "The next limit named, and how far away it is",
        "A short run in CI each night, which fails when a page slows down",
      ],
    },
  ],
  brief: {
    arrangement: "prove",
    title: "A load test, in five steps",
    forWhom:
      "An exams office before results morning, or a tax portal that has met its own deadline once already and fallen over.",
    finding:
      "At 120 users a second response times bend: all 60 connections to the database are in use, held by a search without an index.",
    round: [
      {
        step: "Workshop",
        description: "We model the busiest hour from your logs and your calendar.",
        leaves: "The agreed peak, in writing",
      },
      {
        step: "Scripts",
        description: "Virtual users work on a production-sized copy with invented data.",
        leaves: "k6 scripts in your repository",
      },
      {
        step: "Test day",
        description: "Load rises past the peak, with your administrator present.",
        leaves: "The raw results",
      },
      {
        step: "Fix",
        description: "The first limit is removed, the cheapest repair first.",
        leaves: "The limits, ranked",
      },
      { step: "Rerun", description: "The identical test runs again.", leaves: "Two charts to compare" },
    ],
    retest:
      "With the index added, 120 users a second no longer take all 60 connections. The report names the limit that comes next.",
    youGet:
      "The k6 scripts, the raw results, a report that ranks the limits in the order you will reach them, and a nightly check in your pipeline.",
  },
  techStack: [
    "k6",
    "Apache JMeter",
    "Grafana",
    "Prometheus",
    "OpenTelemetry",
    "pg_stat_statements",
    "WireMock",
    "tc netem",
    "WebPageTest",
    "Lighthouse",
  ],
  testimonial: {
    quote:
      "Our site used to stop on registration mornings. They traced it to a search without an index, we fixed that, and the same test passed. The next registration went through without a call to my office.",
    author: "Director of ICT services",
    position: "Private university, Kigali",
    isSample: true,
  },
  cta: {
    title: "When is your system busiest?",
    description:
      "Tell us the date and how many people you expect. The answer is a sketch of the load and the first thing to test.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
