import { sample } from "@/content/sample";
import type { ExpertiseWords, FigureContent } from "@/content/types";

export const contractTest = {
  kind: "Contract test report",
  /** The systems from left to right. The contract is between shop and wallet. */
  systems: { ledger: "Ledger", shop: "Shop", wallet: "Wallet" },
  sides: { ours: "Yours", contract: "Contract" },
  /** The messages before the one that differs, in order. */
  messages: [
    { from: "shop", to: "ledger", text: "order saved" },
    { from: "shop", to: "wallet", text: "POST /payments" },
    { from: "wallet", to: "shop", text: "201 created" },
  ],
  /** The last two messages in each state. */
  endings: [
    {
      answer: { text: "status: settled", note: "agreed: paid, declined, expired" },
      entry: { text: "paid, not sent" },
      log: "wallet sandbox, payment.status: settled is not in paid, declined, expired",
    },
    {
      answer: { text: "status: paid" },
      entry: { text: "paid" },
      log: "wallet sandbox, payment.status: paid is in paid, declined, expired",
    },
  ],
  probe: "06:10",
  texts: {
    caption: "Messages, in order",
    to: "to",
    agree: "Agree",
    differ: "Differ",
    notSent: "Not sent",
  },
  choice: {
    type: "radio",
    legend: "The wallet’s next version, in its sandbox, answers",
    options: [
      { name: "settled", note: "unannounced" },
      { name: "paid", note: "as agreed" },
    ],
  },
  states: [
    {
      headline: "The wallet’s next version changes a word",
      verdict: { tone: "bad", text: "Caught before release" },
      says: "In its sandbox the wallet’s next version answers with the status settled. The contract allows paid, declined or expired, so your build stops at 06:10. Live payments go on: there the wallet still answers paid.",
    },
    {
      headline: "The next version answers as agreed",
      verdict: { tone: "good", text: "Build goes on" },
      says: "With the status paid all 5 messages agree with the contract. The ledger has its entry.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const integrationTesting: ExpertiseWords = {
  meta: {
    title: "Integration testing with contracts, end to end",
    description:
      "Contract tests, stubs for mobile money and ID services: integration with government systems, tested end to end.",
    updated: "2026-11-27",
  },
  acronym: "E2E",
  acronymMeaning: "End to end",
  title: "Integration Testing",
  description:
    "We test how your systems work together. End-to-end (E2E) tests follow a record through every system it touches, including those you do not own.",
  imageSrc: "/share/qa-integration-testing.png",
  features: [
    {
      id: "contracts",
      icon: "file-diff",
      tab: "API contracts",
      title: "Contract tests that catch a changed API",
      description:
        "The other agency renames a field without a word, and your nightly import fails. A contract test holds both sides to the agreed shape and says which side has changed.",
      additionalContent: [
        "OpenAPI or WSDL files are checked on every merge",
        "A daily probe asks the partner’s test server",
      ],
    },
    {
      id: "stand-ins",
      icon: "server",
      tab: "Partner stubs",
      title: "Tests without the partner’s server",
      description:
        "A sandbox goes down without notice and rarely shows you a refusal. We imitate the ID service and the wallet instead, with refused payments and long waits.",
      additionalContent: [
        "The wallet answers paid, declined, expired or paid twice",
        "Delays follow measured traffic, up to the provider’s time-out",
        "A release waits until the stubs have been compared with the true service",
      ],
    },
    {
      id: "broken-links",
      icon: "unlink",
      tab: "Lost connections",
      title: "Payments tested with the connection cut",
      description:
        "The payment is taken, but there is no receipt. We cut the connections step by step and check that money and record still agree.",
      additionalContent: [
        "Toxiproxy slows or cuts connections on command",
        "A payment notice arrives twice",
        "A payment notice arrives for an order that is not saved yet",
        "Reconciliation at the end expects a difference of zero",
      ],
    },
    {
      id: "full-path",
      icon: "route",
      tab: "Full path",
      title: "A request tested from form to certificate",
      description:
        "A script logs in as the applicant, then as the officer, and follows a transfer until the certificate opens. You choose with us which few long tests a release has to pass.",
      additionalContent: [
        "Every run uses three browser engines",
        "The test opens its email and follows the links, as a person would",
      ],
    },
    {
      id: "test-families",
      icon: "users",
      tab: "Test data",
      title: "Test data that agrees in every database",
      description:
        "A test person needs an ID and a bank account that agree wherever they appear. A script builds whole families of such people and resets them at night.",
      additionalContent: [
        "Identities are invented, and marked so in every table",
        "There are twins, deceased owners and shared phone numbers",
        "Every build gets a fresh database from Testcontainers",
      ],
    },
  ],
  engagement: {
    youGet:
      "Contract tests, a stub for every outside service and a short end-to-end suite. A table lists what no sandbox can prove.",
    effort: sample({
      duration: "4 to 8 weeks",
      durationNote: "A few days to map the calls, then about a week for every system that is connected.",
      inputs:
        "Your partners’ specifications, access to their sandboxes and a contact at every partner, besides your own build pipeline.",
      roles: "A test automation engineer, together with the engineer of yours who owns the interfaces.",
    }),
    howItRuns:
      "We map the calls, give each an owner and agree its contract, then imitate the outside services. A day a sprint goes to the shared test environment.",
  },
  techStack: ["Pact", "OpenAPI", "WireMock", "Toxiproxy", "Postman", "GitHub Actions"],
  testimonial: {
    quote: "Our partners change a status word without telling us. Our build should notice it, not a customer.",
    author: "Engineering manager",
    position: "Online retailer, Harare",
    isSample: true,
  },
  cta: {
    title: "Systems you depend on but do not own",
    description:
      "Tell us how many systems, and which kinds: wallets, identity, tax. You hear which of them can be tested without their owners.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: contractTest,
  art: "integration-testing",
  findings: [
    { text: "The wallet’s next version uses a word that was not agreed", isBad: true },
    { text: "With the agreed word, all 5 messages match" },
  ],
};
