import { sample } from "@/content/sample";
import type { ExpertiseWords, HeroFigureContent } from "@/content/types";

type System = "Email" | "Registry" | "Payroll" | "Servers";

interface Role {
  name: string;
  /** Come with the role. */
  rights: readonly System[];
  /** The system to which a right was lent, until the end of a day (YYYY-MM-DD), and why. */
  lent?: System;
  until?: string;
  reason?: string;
}

const roles: readonly Role[] = [
  {
    name: "Accountant",
    rights: ["Email", "Payroll"],
    lent: "Registry",
    until: "2027-02-13",
    reason: "closes the year",
  },
  { name: "Intern", rights: ["Email"], lent: "Registry", until: "2027-01-29", reason: "contract" },
  { name: "Developer", rights: ["Email"], lent: "Servers", until: "2027-01-09", reason: "migration" },
  { name: "Vendor", rights: [], lent: "Servers", until: "2026-12-11", reason: "repair" },
  { name: "Administrator", rights: ["Email"], lent: "Servers", until: "2026-11-25", reason: "one task" },
  { name: "Cashier", rights: ["Email", "Registry"] },
];

const systems: readonly System[] = ["Email", "Registry", "Payroll", "Servers"];

export const accessRegister = {
  kind: "Access register",
  highlight: { value: "90 days", label: "at most for an exception; five are open, each with a last day" },
  caption: "Who can open what",
  systems,
  roles,
  today: "2026-11-25",
  /** When a right ends that is lent for today. */
  closing: "18:00",
  limit: { days: 90, label: "90 days at most" },
  /** The day of each state. */
  days: ["2026-11-25", "2026-12-12", "2027-02-01", "2027-02-14"],
  texts: {
    role: "Role",
    exceptions: "Exceptions",
    withRole: "comes with the role",
    lent: "lent until",
    ended: "has ended",
    none: "no",
    today: "Today",
    open: "Still open",
    longest: "Longest left",
    days: "days",
    next: "Ends next",
    nothing: "none",
  },
  choice: { type: "radio", legend: "Choose a day", options: ["Today", "12 Dec", "1 Feb", "14 Feb"] },
  states: [
    {
      headline: "Five exceptions, each with a last day",
      verdict: { tone: "good", text: "All within 90 days" },
      says: "Today five people have a right beyond their role. The administrator’s ends at 18:00, the accountant’s on 13 February; none lasts more than 90 days.",
    },
    {
      headline: "Three exceptions left on 12 December",
      verdict: { tone: "good", text: "Two have ended" },
      says: "On 12 December three are open. The administrator’s task is over, and the vendor’s repair ended on the 11th: neither can open the servers.",
    },
    {
      headline: "One exception left on 1 February",
      verdict: { tone: "good", text: "Four have ended" },
      says: "On 1 February one is open. The intern’s access ended with the contract, on 29 January, by itself.",
    },
    {
      headline: "No exception left on 14 February",
      verdict: { tone: "good", text: "All five have ended" },
      says: "On 14 February everyone has the rights of their role, and no others. Each exception closed by itself.",
    },
  ],
} as const satisfies HeroFigureContent & Record<string, unknown>;

const daysLent = roles.flatMap(({ until }) =>
  until ? [(Date.parse(until) - Date.parse(accessRegister.today)) / (24 * 60 * 60 * 1000)] : [],
);

export const securityAccessControl: ExpertiseWords = {
  meta: {
    title: "Security and access control with single sign-on",
    description:
      "One account per person, a second factor that works without signal, and access that ends on a person’s last day at work.",
    updated: "2026-11-27",
  },
  acronym: "IAM",
  acronymMeaning: "Identity and access management",
  title: "Security and Access Control",
  description:
    "Identity and access management (IAM): we settle who can open which door and which database today, and how that ends on the day they leave.",
  imageSrc: "/share/sysadmin-security-access-control.png",
  features: [
    {
      id: "one-account",
      icon: "id-card",
      tab: "Single sign-on",
      title: "One account per person, tied to a contract",
      description:
        "A shared password leaves no one to ask. Keycloak or Microsoft Entra ID gives each person under contract one account, which your systems accept.",
      additionalContent: [
        "An intern’s account ends on the contract’s last day, without a reminder",
        "Counter PCs lock within minutes, and each cashier uses their login",
        "Managers go through the roles of their people every quarter",
      ],
    },
    {
      id: "second-factor",
      icon: "rectangle-ellipsis",
      tab: "Second factor",
      title: "A login code that needs no phone signal",
      description:
        "An SMS code fails when the tower is down and can be stolen with a SIM swap. Staff use an authenticator app and administrators a security key.",
      additionalContent: [
        "Each administrator has two FIDO2 keys: one carried, one in the safe",
        "A lost phone is replaced face to face, against an ID card",
        "Staff with basic phones wear a hardware token on the badge cord",
      ],
    },
    {
      id: "admin-path",
      icon: "terminal",
      tab: "Admin access",
      title: "Administrator rights for one task at a time",
      description:
        "Administrators read email on an ordinary account. Root rights are borrowed for one task through Teleport, which records the session from login to logout.",
      additionalContent: [
        "SSH certificates expire the same day and replace lasting keys",
        "Vendors connect by appointment while one of your staff watches",
        "A new administrator account raises an alarm in Wazuh",
      ],
    },
    {
      id: "break-glass",
      icon: "hammer",
      tab: "Emergency access",
      title: "A way in when the login server is down",
      description:
        "The login server is among the machines that stopped, and it will not let you in to start it. A sealed envelope gets the on-call person to a prompt.",
      additionalContent: [
        "The electric door is tried without power",
        "Envelopes lie in two safes and take two signatures to open",
        "Each opening ends with a new password and a page on why",
      ],
    },
    {
      id: "last-day",
      icon: "log-out",
      tab: "Leavers",
      title: "Access that closes when people leave",
      description:
        "HR starts the list, from email to the administrators’ WhatsApp group. Every line is closed before the farewell lunch.",
      additionalContent: [
        "API keys the person made are replaced, production first",
        "The company holds BitLocker and FileVault recovery keys",
        "A laptop lost in a taxi is locked remotely",
      ],
    },
  ],
  neighbour: {
    text: "Here we set accounts and access right. To have them examined first by somebody who repairs nothing, choose an audit.",
    path: "/services/security-audits",
  },
  approach: {
    kind: "timeline",
    title: "How we set up access control",
    forWhom:
      "Institutions whose IT office shares one administrator login, and start-ups that keep the cloud password in a chat group.",
    steps: [
      { when: "Week 1", description: "Domain and cloud administrators move first." },
      { when: "Week 2", description: "Finance follows." },
      { when: "From week 3", description: "The counters move, one department a week." },
      { when: "At the end", description: "Shared passwords change, once nothing depends on them." },
    ],
    limit: {
      name: "Every exception ends within",
      value: "90 days",
      description: "Five are open today: the first ends at 18:00, the last on 13 February.",
    },
    effort: sample({
      duration: "6 to 12 weeks",
      durationNote: "Two for administrators and finance, then a week for every department.",
      inputs: "The staff list with its contract dates, an HR officer who keeps it, and the budget for security keys.",
      roles: "An identity engineer, and a trainer at the counters on the days they move.",
    }),
    youGet:
      "A register of people and roles, single sign-on for the systems that accept it, sealed envelopes, and a last-day list that HR owns.",
  },
  techStack: [
    "Keycloak",
    "Microsoft Entra ID",
    "OpenID Connect",
    "SAML",
    "FIDO2",
    "Teleport",
    "OpenBao",
    "Wazuh",
    "pgAudit",
    "BitLocker",
  ],
  testimonial: {
    quote: "I ask for logins that follow contract dates, so that no one has to remember to close one.",
    author: "IT security officer",
    position: "Pension fund, Kigali",
    isSample: true,
  },
  cta: {
    title: "Who still knows your old passwords?",
    description:
      "Send the number of staff and of departments; you get our questions about how people join and leave. No system, no password.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: accessRegister,
  skyline: {
    values: daysLent,
    limit: accessRegister.limit.days,
    says: "The days that five exceptions have left, of 90 at most.",
  },
};
