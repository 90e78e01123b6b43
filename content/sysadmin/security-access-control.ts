import { sample } from "@/content/sample";
import type { ExpertiseWords, FigureContent } from "@/content/types";

type System = "Email" | "Registry" | "Payroll" | "Servers";

interface Role {
  name: string;
  /** The systems that the role gives access to. */
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
  caption: "Who can open what",
  systems,
  roles,
  today: "2026-11-25",
  /** The time at which a right ends that is lent for today. */
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
    /** The key to the marks. */
    key: { withRole: "comes with the role", lent: "lent for a time", none: "no right" },
    open: "Still open",
    longest: "Longest left",
    days: "days",
    next: "Ends next",
    nothing: "none",
  },
  choice: { type: "radio", legend: "Choose a day", options: ["25 Nov", "12 Dec", "1 Feb", "14 Feb"] },
  states: [
    {
      headline: "Five exceptions, all with a last day",
      verdict: { tone: "good", text: "All within 90 days" },
      says: "On 25 November five people have a right beyond their role. The administrator’s ends at 18:00, the accountant’s on 13 February. None lasts more than 90 days.",
    },
    {
      headline: "Three exceptions left on 12 December",
      verdict: { tone: "good", text: "Two have ended" },
      says: "On 12 December three are open. The administrator’s task is over. The vendor’s repair ended on the 11th. Neither can open the servers.",
    },
    {
      headline: "One exception left on 1 February",
      verdict: { tone: "good", text: "Four have ended" },
      says: "On 1 February only the accountant’s is open. The intern’s access ended by itself on 29 January, with the contract.",
    },
    {
      headline: "No exception left on 14 February",
      verdict: { tone: "good", text: "All five have ended" },
      says: "On 14 February everyone has the rights of their role and no others. All five exceptions closed by themselves.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const securityAccessControl: ExpertiseWords = {
  meta: {
    title: "Security and access control with single sign-on",
    description:
      "One account per person, a second factor that works without signal, access that ends on a person’s last day at work.",
    updated: "2026-11-27",
  },
  acronym: "IAM",
  acronymMeaning: "Identity and access management",
  title: "Security and Access Control",
  description:
    "Identity and access management (IAM): we decide with you who may open which system. Access ends on a person’s last day.",
  imageSrc: "/share/sysadmin-security-access-control.png",
  features: [
    {
      id: "one-account",
      icon: "id-card",
      tab: "Single sign-on",
      title: "One account per person, tied to a contract",
      description:
        "A shared password leaves no one to ask. Everyone under contract gets an account that all your systems accept, and PCs lock within minutes.",
      additionalContent: [
        "An intern’s account ends on the contract’s last day, without a reminder",
        "Managers go through the roles of their people every quarter",
      ],
    },
    {
      id: "second-factor",
      icon: "rectangle-ellipsis",
      tab: "Second factor",
      title: "A log-in code that needs no phone signal",
      description:
        "An SMS code fails when the tower is down, and a SIM swap steals it. Staff use an authenticator app instead, administrators a security key.",
      additionalContent: [
        "Administrators have two FIDO2 keys: one carried, one in the safe",
        "A lost phone is replaced face to face, against an ID card",
        "Staff with basic phones carry a hardware token",
      ],
    },
    {
      id: "admin-path",
      icon: "terminal",
      tab: "Admin access",
      title: "Administrator rights for one task at a time",
      description:
        "Administrators read email on an ordinary account. Root rights are borrowed through Teleport, for a single task.",
      additionalContent: [
        "SSH certificates expire the same day and replace lasting keys",
        "Vendors connect by appointment while somebody on your staff watches",
        "A new administrator account raises an alarm in Wazuh",
        "Teleport records the session from start to end",
      ],
    },
    {
      id: "break-glass",
      icon: "hammer",
      tab: "Emergency access",
      title: "A way in when the log-in server is down",
      description:
        "If the log-in server itself has stopped, you would have to log in to start it. A sealed envelope gets the on-call person to a prompt.",
      additionalContent: [
        "Envelopes lie in two safes and take two signatures to open",
        "After an opening the password changes; a page says why it was needed",
      ],
    },
    {
      id: "last-day",
      icon: "log-out",
      tab: "Leavers",
      title: "Access that closes when people leave",
      description:
        "HR starts the list, from email to the administrators’ WhatsApp group. By the farewell lunch every line is closed.",
      additionalContent: [
        "API keys the person made are replaced, production first",
        "The company holds BitLocker and FileVault recovery keys",
        "A laptop lost in a taxi is locked remotely",
      ],
    },
  ],
  neighbour: {
    text: "Here we set accounts right and review who can open what, as in the sample report. To have the whole organization examined by people who repair nothing, choose an audit.",
    path: "/services/security-audits",
  },
  engagement: {
    youGet:
      "A register of people and roles, single sign-on for the systems that accept it, and sealed envelopes. HR owns the last-day list.",
    effort: sample({
      duration: "6 to 12 weeks",
      durationNote: "Two for administrators and finance, then a week for every department.",
      inputs: "A staff list with contract dates, which an HR officer keeps, and the budget for security keys.",
      roles: "An identity engineer, with a trainer at the counters while they move.",
    }),
    howItRuns:
      "Domain and cloud administrators move first, then finance, then one department a week. Shared passwords change last, once nothing depends on them.",
  },
  techStack: ["Keycloak", "Microsoft Entra ID", "OpenID Connect", "FIDO2", "Teleport", "Wazuh"],
  testimonial: {
    quote: "People leave, and their accounts stay. The contract has an end date; access should follow it.",
    author: "IT security officer",
    position: "Pension fund, Kigali",
    isSample: true,
  },
  cta: {
    title: "Who still knows your old passwords?",
    description:
      "Send the number of staff and of departments. Leave out systems and passwords: they never belong in an email.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: accessRegister,
  art: "security-access-control",
  findings: [
    { text: "Five extra rights are open, each for at most 90 days" },
    { text: "By 12 December two extra rights have ended" },
  ],
};
