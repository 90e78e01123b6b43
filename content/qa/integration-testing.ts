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
      says: "With the status paid all 5 messages agree with the contract, and the ledger has its entry.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const integrationTesting: ExpertiseWords = {
  meta: {
    title: "API and integration testing in Kigali",
    description:
      "Integration testing in Kigali: your system tested with mobile money, ID and government services, so that a partner’s change does not stop it.",
    updated: "2026-11-28",
  },
  acronym: "E2E",
  title: "Integration Testing",
  description:
    "E2E (end-to-end) tests follow a record through all systems that it touches, mobile money and government services in Rwanda included, so that you know of a partner’s change before your customers do.",
  offer: "Your system is tested together with the partners it depends on.",
  imageSrc: "/share/qa-integration-testing.png",
  features: [
    {
      id: "contracts",
      icon: "file-diff",
      tab: "API contracts",
      title: "Contract tests that catch a changed API",
      description:
        "A partner renames a field without notice, and your nightly import fails. A contract test compares both sides with the format in the contract and says which has changed.",
      additionalContent: [
        "The contract (OpenAPI or WSDL) is checked with each change",
        "The partner’s test server is asked daily",
      ],
    },
    {
      id: "stand-ins",
      icon: "server",
      tab: "Stand-ins",
      title: "Tests without the partner’s server",
      description:
        "A partner’s test server (sandbox) goes down without notice and rarely refuses a payment. We imitate the ID service and the wallet instead, with refusals and long waits.",
      additionalContent: [
        "Delays are as measured, up to the provider’s time-out",
        "Before a release, stand-ins are compared with the real service",
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
        "A payment notice arrives twice, or before the order is saved",
        "Reconciliation at the end expects a difference of zero",
      ],
    },
    {
      id: "full-path",
      icon: "route",
      tab: "Full path",
      title: "A request tested from form to certificate",
      description:
        "A script logs in as the applicant, then as the officer, and follows a transfer until the certificate opens. Together we choose the few long tests that a release has to pass.",
      additionalContent: [
        "A run uses three browser engines",
        "The test opens its email and follows the links, as a person would",
      ],
    },
    {
      id: "test-families",
      icon: "users",
      tab: "Test data",
      title: "Test data that agrees across databases",
      description:
        "A test person needs an ID and a bank account that agree wherever they appear. A script builds whole families of such people and resets them at night.",
      additionalContent: [
        "Identities are invented, and marked so in all tables",
        "There are twins, deceased owners and shared phone numbers",
      ],
    },
  ],
  neighbour: {
    text: "Not connected yet? A plan lists what each system sends and receives.",
    path: "/project/planning",
  },
  engagement: {
    youGet:
      "Contract tests, a stand-in for each outside service and a few end-to-end tests, with a table of what they cannot prove.",
    effort: sample({
      duration: "4 to 8 weeks",
      durationNote: "One to map the systems, then about one for each of three to seven.",
      inputs: "Your partners’ specifications, access to their test servers and a contact at each.",
      roles: "A test automation engineer, with your engineer who owns the interfaces.",
    }),
    howItRuns: "We write a contract for each system, then imitate those outside.",
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
    description: "How many systems, of which kinds? We say which can be tested without their owners.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: contractTest,
  art: "integration-testing",
  findings: [
    { text: "The wallet’s next version uses a word that is not in the contract", isBad: true },
    { text: "With the word of the contract, all 5 messages match" },
  ],
};
