import type { DisciplinePage } from "../types";

export const page: DisciplinePage = {
  meta: {
    title: "Integration testing with contracts, end to end",
    description:
      "Contract tests, stubs for mobile money and ID services, and Playwright runs that follow one record from counter to ledger.",
    updated: "2026-11-25",
  },
  acronym: "E2E",
  acronymMeaning: "End to end",
  title: "Integration Testing",
  description:
    "We test how your systems work together. End-to-end (E2E) tests follow one record across each system it touches, including those you do not own.",
  imageSrc: "/share/qa-integration-testing.png",
  features: [
    {
      id: "contracts",
      icon: "file-diff",
      tab: "API contracts",
      title: "Contract tests that catch a changed API",
      description:
        "The other agency renames a field, tells nobody, and your nightly import fails. A contract test holds both sides to the agreed shape and names the side that moved.",
      additionalContent: [
        "OpenAPI or WSDL files in the repository, checked on each merge",
        "Pact tests between your own services, run in both pipelines",
        "XML samples from older systems validated against their schema",
        "A daily probe of the partner’s test server, kept with its date",
      ],
    },
    {
      id: "stand-ins",
      icon: "server",
      tab: "Partner stubs",
      title: "Tests without the partner’s server",
      description:
        "A sandbox goes down without notice and rarely shows you a refusal. WireMock plays the ID service and the wallet instead, with declines, duplicates and long waits.",
      additionalContent: [
        "Wallet replies on file: paid, declined, expired, paid twice",
        "Delays taken from measured traffic, up to the provider’s time-out",
        "Stubs dated and compared with the true service before release",
        "Sandbox and live differences listed, the test currency among them",
      ],
    },
    {
      id: "broken-links",
      icon: "unlink",
      tab: "Lost connections",
      title: "Payments tested with the connection cut",
      description:
        "Payment taken, no receipt: that case brings an angry person to your counter. We stop each connection at each step and check that the money and the record still agree.",
      additionalContent: [
        "Connections dropped, slowed and cut on command with Toxiproxy",
        "Payment notices that arrive twice, or before the order is saved",
        "Callbacks that never come, settled by asking for the status",
        "Reconciliation at the end, with an expected difference of zero",
      ],
    },
    {
      id: "full-path",
      icon: "route",
      tab: "Full path",
      title: "One request tested from form to certificate",
      description:
        "Playwright signs in as the applicant, then as the officer, and follows a transfer until the certificate opens. A few long tests, chosen with you, guard each release.",
      additionalContent: [
        "Chromium, Firefox and WebKit, and a trace kept for every failure",
        "Email read by the test and its links followed as a person would",
        "The PDF certificate opened and its QR code checked",
        "A flaky test is repaired or removed, never rerun until it is green",
      ],
    },
    {
      id: "test-families",
      icon: "users",
      tab: "Test data",
      title: "Test data that agrees in every database",
      description:
        "A test person needs an ID, a phone number, a parcel and a bank account that agree wherever they appear. A script builds such families and resets them each night.",
      additionalContent: [
        "Invented identities, marked as invented in every table",
        "Twins, deceased owners and shared phone numbers in the set",
        "A clock the test can move, for deadlines, renewals and month-end",
        "A fresh database per build from Testcontainers, shared with no other run",
      ],
    },
  ],
  brief: {
    arrangement: "prove",
    title: "How we test connected systems",
    forWhom:
      "E-services that depend on an identity, a payment and a tax system, and lenders whose credit scores come from another firm.",
    finding:
      "The wallet answers with the status settled. The contract allows paid, declined or expired, so the build stops at 06:10.",
    round: [
      {
        step: "Map",
        description: "In the first days every call between systems gets an owner.",
        leaves: "A map of calls",
      },
      {
        step: "Contracts",
        description: "The agreed shape of each call is checked on each merge.",
        leaves: "Contract tests",
      },
      {
        step: "Stubs",
        description: "They play the outside services, refusals and long waits included.",
        leaves: "A stub for each service",
      },
      {
        step: "Shared day",
        description: "One day a sprint goes to the shared test environment.",
        leaves: "What each sandbox cannot prove",
      },
    ],
    retest:
      "Both sides have added settled to the contract. At the next probe all 5 messages agree, and the ledger has its entry.",
    youGet:
      "Contract tests, a stub for each outside service, a short end-to-end suite, seed scripts, and a table of what each sandbox cannot prove.",
  },
  techStack: [
    "Playwright",
    "Pact",
    "OpenAPI",
    "WireMock",
    "Toxiproxy",
    "Testcontainers",
    "Postman",
    "SoapUI",
    "Mailpit",
    "GitHub Actions",
  ],
  testimonial: {
    quote:
      "The payment company changed a status word without telling us. Our build failed that morning and named the field. The year before, we heard of such a change from customers.",
    author: "Engineering manager",
    position: "Online retailer, Harare",
    isSample: true,
  },
  cta: {
    title: "Which partner’s API breaks your releases?",
    description:
      "List the systems you call and the ones that call you. We will tell you where to place the first contract test.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
