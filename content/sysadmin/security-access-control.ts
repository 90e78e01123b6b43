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
      says: "On 12 December three are open. The administrator’s task and the vendor’s repair are over, so neither can open the servers.",
    },
    {
      headline: "One exception left on 1 February",
      verdict: { tone: "good", text: "Four have ended" },
      says: "On 1 February only the accountant’s is open. The intern’s access ended by itself on 29 January, with the contract.",
    },
    {
      headline: "No exception left on 14 February",
      verdict: { tone: "good", text: "All five have ended" },
      says: "On 14 February everyone has the rights of their role and no others, as all five exceptions closed by themselves.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const securityAccessControl: ExpertiseWords = {
  meta: {
    title: "Security and access control in Rwanda, with SSO",
    description:
      "Access control in Kigali: one account per person for all your systems, and access that ends on a person’s last day at work.",
    updated: "2026-11-29",
  },
  acronym: "IAM",
  title: "Security and Access Control",
  description:
    "IAM, identity and access management, gives each person one account and closes it on the last day at work. We set it up for institutions and firms in Rwanda or Zimbabwe.",
  offer: "One account for each person, closed on the last day at work.",
  imageSrc: "/share/sysadmin-security-access-control.png",
  features: [
    {
      id: "one-account",
      icon: "id-card",
      tab: "Single sign-on",
      title: "One account per person, tied to a contract",
      description: "Everyone under contract gets an account that all your systems accept, instead of shared passwords.",
      additionalContent: [
        "An intern’s account ends by itself on the contract’s last day",
        "Managers review the roles of their people once a quarter",
      ],
    },
    {
      id: "second-factor",
      icon: "rectangle-ellipsis",
      tab: "Second factor",
      title: "A log-in code that needs no phone signal",
      description:
        "A code by SMS needs a connection and can be stolen by a SIM swap. Staff use an authenticator app instead, administrators a security key.",
      additionalContent: [
        "Administrators have two keys: one carried, one in the safe",
        "A lost phone is replaced face to face, against an ID card",
      ],
    },
    {
      id: "admin-path",
      icon: "terminal",
      tab: "Admin access",
      title: "Administrator rights for one task at a time",
      description:
        "Administrators read email on an ordinary account. Full rights are lent through a gateway (Teleport), for a single task.",
      additionalContent: [
        "The certificate for a task expires the same day",
        "Vendors connect by appointment while one of your staff watches",
        "A new administrator account raises an alarm in the monitoring (Wazuh)",
      ],
    },
    {
      id: "break-glass",
      icon: "hammer",
      tab: "Emergency access",
      title: "A way in when the log-in server is down",
      description:
        "If the log-in server itself stops, the person on call opens a sealed envelope. The password in it works without that server.",
      additionalContent: [
        "The envelopes are in two safes, and two people open them",
        "Afterwards the password is changed and the reason written down",
      ],
    },
    {
      id: "last-day",
      icon: "log-out",
      tab: "Leavers",
      title: "Access that closes when people leave",
      description:
        "HR starts the list, from email to the administrators’ WhatsApp group. By the last afternoon all lines are closed.",
      additionalContent: [
        "Access keys that the person made are replaced",
        "The company holds the recovery keys of all laptops",
      ],
    },
  ],
  neighbour: {
    text: "To have the whole organization examined by people who change nothing, choose an audit.",
    path: "/services/security-audits",
  },
  engagement: {
    youGet:
      "A register of people and roles, one log-in for the systems that accept it, and a last-day list that HR owns.",
    effort: sample({
      duration: "6 to 12 weeks",
      durationNote: "Two for administrators and finance, then one for each of four to ten departments.",
      inputs: "A staff list with contract dates, kept by HR, and the budget for security keys.",
      roles: "An identity engineer, and a trainer for the front desks.",
    }),
    howItRuns: "Administrators move to the new log-in, then finance, then the other departments one by one.",
  },
  techStack: ["Keycloak", "Microsoft Entra ID", "OpenID Connect", "FIDO2", "Teleport", "Wazuh"],
  testimonial: {
    quote: "People leave, but their accounts remain. Access should end with the contract.",
    author: "IT security officer",
    position: "Pension fund, Kigali",
    isSample: true,
  },
  cta: {
    title: "Who still knows your old passwords?",
    description: "Send the number of staff and of departments. Systems and passwords never belong in an email.",
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
