import { daysBetween, writtenDate } from "../format";
import { sum } from "../sums";
import { accessRegister } from "../sysadmin/security-access-control";
import { check, found } from "./check";
import { signOff } from "./sign-off";
import type { Cell, SampleDocument } from "./types";

const { roles, systems, limit, today, closing } = accessRegister;
type System = (typeof systems)[number];

/** The first export; the second one is on the day of the figure. */
const firstExport = "2026-11-18";
const firstDay = writtenDate(firstExport);
const secondDay = writtenDate(today);
/** Without its year. */
const shortly = (date: string) => date.replace(/ \d{4}$/, "");

/** Everybody who should have an account, by role. The rights of a role that the figure shows are those of the figure. */
const rightsOf = (role: string) =>
  found(
    roles.find(({ name }) => name === role),
    role,
  ).rights;
const people: { role: string; rights: readonly System[]; people: number; isContract?: true }[] = [
  { role: "Accountant", rights: rightsOf("Accountant"), people: 6 },
  { role: "Cashier", rights: rightsOf("Cashier"), people: 18 },
  { role: "Registry officer", rights: ["Email", "Registry"], people: 22 },
  { role: "Developer", rights: rightsOf("Developer"), people: 5 },
  { role: "Administrator", rights: rightsOf("Administrator"), people: 4 },
  { role: "Other roles on the payroll", rights: ["Email"], people: 87 },
  { role: "Intern", rights: rightsOf("Intern"), people: 4, isContract: true },
  { role: "Vendor", rights: rightsOf("Vendor"), people: 3, isContract: true },
];
const headcount = sum(people.map((row) => row.people));
const byContract = sum(people.filter(({ isContract }) => isContract).map((row) => row.people));
const onLeave = 1;
const [leaversOpen, shared, tests] = [3, 1, 1];
const accounts = headcount - onLeave + leaversOpen + shared + tests;
const accountsNow = headcount - onLeave;

/** What neither a role nor an exception explains. `ofLeavers` had belonged to people who left. */
const findings: {
  system: System;
  role: string;
  rights: number;
  ofLeavers?: number;
  reason: string;
  decision: string;
}[] = [
  {
    system: "Email",
    role: "Cashier, registry officer, administrator",
    rights: 3,
    ofLeavers: 3,
    reason: "Left on 13 November, 31 October and 30 September. The leavers’ list stopped at HR.",
    decision: "Closed; mail goes to the head of department",
  },
  {
    system: "Email",
    role: "No person",
    rights: 1,
    reason: "Test account of the migration to single sign-on.",
    decision: "Deleted",
  },
  {
    system: "Registry",
    role: "Cashier, registry officer",
    rights: 2,
    ofLeavers: 2,
    reason: "The same leavers, with an entry right that their role had given.",
    decision: "Closed",
  },
  {
    system: "Registry",
    role: "No person",
    rights: 1,
    reason: "Shared account of counter 2. Nine cashiers knew its password; its 212 entries since July name no one.",
    decision: "Closed; cashiers use their own accounts",
  },
  {
    system: "Registry",
    role: "Two people in other roles",
    rights: 2,
    reason: "Moved to the archive and to the information desk in August, and kept the right of their old post.",
    decision: "Closed",
  },
  {
    system: "Payroll",
    role: "Procurement officer",
    rights: 1,
    reason: "Moved from finance in September. Could still see salaries.",
    decision: "Closed",
  },
  {
    system: "Payroll",
    role: "No person",
    rights: 1,
    reason: "Account of the software’s support desk, on no list and without an owner. Last used in May.",
    decision: "Closed; support comes by appointment",
  },
  {
    system: "Payroll",
    role: "Accountant",
    rights: 1,
    reason: "Second account in the program itself, beside single sign-on.",
    decision: "Closed",
  },
  {
    system: "Servers",
    role: "Administrator",
    rights: 1,
    ofLeavers: 1,
    reason: "SSH key of the administrator who left on 30 September. The logs show its last use on 29 September.",
    decision: "Removed on the day it was found",
  },
  {
    system: "Servers",
    role: "Developer",
    rights: 1,
    reason: "Lasting SSH key, beside the certificate that is lent for the migration.",
    decision: "Removed",
  },
  {
    system: "Servers",
    role: "No person",
    rights: 1,
    reason: "Account of a nightly export, with the rights of an administrator and no owner.",
    decision: "Closed; the export runs as a service that can only read",
  },
];
const ofLeavers = sum(findings.map((finding) => finding.ofLeavers ?? 0));
const daysWithKey = daysBetween("2026-09-30", firstExport);
const words = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const capitalized = (word = "") => word.charAt(0).toUpperCase() + word.slice(1);

/** The figure's exceptions, in the order in which they end. */
const loans = [
  { role: "Administrator", reason: "One task: a certificate is replaced", lentOn: "2026-11-25", by: "Head of ICT" },
  { role: "Vendor", reason: "Repair of the storage", lentOn: "2026-11-13", by: "Head of ICT" },
  { role: "Developer", reason: "Migration of the registry", lentOn: "2026-10-12", by: "Head of ICT" },
  { role: "Intern", reason: "Contract: entry of old files", lentOn: "2026-11-02", by: "Head of registry" },
  { role: "Accountant", reason: "Closes the year", lentOn: "2026-11-16", by: "Head of registry" },
].map((loan) => {
  const { lent, until } = found(
    roles.find(({ name }) => name === loan.role),
    loan.role,
  );
  const [system, end] = [found(lent, `what is lent to ${loan.role}`), found(until, "its end")];
  return { ...loan, system, until: end, days: daysBetween(loan.lentOn, end), left: daysBetween(today, end) };
});
check(loans.length === roles.filter(({ lent }) => lent).length, "an exception of the figure is missing");
check(
  loans.every(({ days, left }) => days <= limit.days && left >= 0),
  "an exception lasts too long or has ended",
);
const last = found(loans.at(-1), "an exception");
check(
  loans.every(({ left }) => left <= last.left),
  "the last exception is not the last to end",
);

const lentAt = (day: string, system: System) =>
  loans.filter((loan) => loan.system === system && loan.lentOn <= day && loan.until >= day).length;
/** How many have a right with their role: all but those on long leave have an account for email. */
const byRole = (system: System) =>
  sum(people.filter(({ rights }) => rights.includes(system)).map((row) => row.people)) -
  (system === "Email" ? onLeave : 0);
/** As counted in the first export, and in the second. */
const exported: Record<System, readonly [first: number, second: number]> = {
  Email: [149, 145],
  Registry: [47, 42],
  Payroll: [9, 6],
  Servers: [5, 3],
};
const rows = systems.map((system) => {
  const [all, after] = exported[system];
  const toClose = sum(findings.filter((finding) => finding.system === system).map(({ rights }) => rights));
  const row = { system, all, after, byRole: byRole(system), lent: lentAt(firstExport, system), toClose };
  check(row.byRole + row.lent + row.toClose === all, `the rights found for ${system}`);
  check(row.byRole + lentAt(today, system) === after, `the rights left for ${system}`);
  return row;
});
const total = (key: "all" | "after" | "byRole" | "lent" | "toClose") => sum(rows.map((row) => row[key]));
const [all, closed, after] = [total("all"), total("toClose"), total("after")];
const lentBetween = loans.filter(({ lentOn }) => lentOn > firstExport).length;
check(all - closed + lentBetween === after, "rights found, closed and lent");
check(lentBetween === 1, "one right was lent between the exports");
check(all === 210 && closed === 15 && accounts === 153, "the sums of the review");
const closedBy = (...of: System[]) => sum(rows.filter(({ system }) => of.includes(system)).map((row) => row.toClose));

const isSameDay = (days: number): Cell => (days === 0 ? "Same day" : days);

export const accessReview: SampleDocument = {
  parent: "/sysadmin/security-access-control",
  slug: "access-review",
  meta: {
    title: "Access review of four systems: a complete sample",
    description:
      "An access review in full: people reconciled with payroll, findings by system, exceptions, decisions, actions and evidence.",
    updated: "2026-11-27",
  },
  title: "Access review",
  lead: `Of ${all} rights to open a system, ${closed} had no reason and are closed. ${capitalized(words[loans.length])} exceptions are open, all with a last day within ${limit.days} days.`,
  particulars: [
    ["Prepared for", "A pension fund: internal auditor, head of ICT"],
    ["Prepared by", "Imisozi Technologies: lead reviewer"],
    ["Lists exported", `18 and ${secondDay}`],
    ["Report", `Version 1.0, ${secondDay}`],
  ],
  numbers: [
    { label: "People", value: String(headcount), note: `${accounts} accounts, now ${accountsNow}` },
    { label: "Rights found", value: String(all), note: `in ${systems.length} systems` },
    { label: "Closed", value: `${closed} of ${closed}`, note: "by 24 November" },
    { label: "Exceptions", value: String(loans.length), note: `the last ends on ${shortly(writtenDate(last.until))}` },
  ],
  sections: [
    {
      id: "scope",
      heading: "1. Scope and systems",
      blocks: [
        {
          kind: "text",
          text: `The review asks of every right to open a system: whose is it, does it come with the role, and if not, who lent it and until when? It covers ${words[systems.length]} systems of a pension fund and everybody who could open one of them on ${firstDay}.`,
        },
        {
          kind: "table",
          phone: "labelled",
          caption: "Systems in scope",
          columns: [
            { label: "System" },
            { label: "Owner" },
            { label: "How people log in", short: "Log-in" },
            { label: "List read" },
          ],
          rows: [
            ["Email", "Head of ICT", "Single sign-on", "Accounts and forwarding rules"],
            ["Registry", "Head of registry", "Single sign-on", "Accounts, roles, entry rights"],
            ["Payroll", "Head of finance", "Single sign-on, and accounts of its own", "Both lists of accounts"],
            [
              "Servers",
              "Head of ICT",
              "Certificates of one day, for those with a lent right",
              "Certificates, SSH keys, service accounts",
            ],
          ],
        },
      ],
    },
    {
      id: "method",
      heading: "2. Method",
      blocks: [
        {
          kind: "steps",
          items: [
            `The administrators exported the lists on ${firstDay} from 17:00 to 18:00, while a reviewer watched. The reviewers had no access of their own.`,
            "HR gave the payroll of November and the contracts of interns and vendors. Accounts were matched to people by staff number.",
            "Rights were compared with the role, then with the register of exceptions. What neither explained became a finding.",
            "The owners of the systems decided on the findings on 19 and 20 November. A right without an answer by 23 November was to be closed; none was left.",
            `On ${shortly(secondDay)} at 09:00 the lists were exported again, to see that the decisions had been carried out.`,
          ],
        },
        {
          kind: "text",
          text: "Of the rights that come with a role, 25 were drawn at random and traced to a signed request. For 24 the request was there. The last is missing and was not replaced; the head of registry has confirmed the right in a note.",
        },
      ],
    },
    {
      id: "population",
      heading: "3. Population, reconciled with payroll",
      blocks: [
        {
          kind: "beside",
          on: "paper",
          blocks: [
            [
              {
                kind: "table",
                phone: "numbers",
                caption: "People who should have an account",
                columns: [{ label: "Role" }, { label: "Rights with the role", isText: true }, { label: "People" }],
                rows: people.map(({ role, rights, people: number }) => [role, rights.join(", ") || "None", number]),
                total: ["Total", "", headcount],
              },
            ],
            [
              {
                kind: "table",
                phone: "numbers",
                caption: `From people to accounts, ${shortly(firstDay)}`,
                columns: [{ label: "Line" }, { label: "Number" }],
                rows: [
                  ["On the payroll of November", headcount - byContract],
                  ["Interns and vendors, by contract", byContract],
                  ["Without an account (long leave)", `–${onLeave}`],
                  ["Leavers with an open account", `+${leaversOpen}`],
                  ["Shared account", `+${shared}`],
                  ["Test account", `+${tests}`],
                ],
                total: ["Accounts found", accounts],
              },
            ],
          ],
        },
        {
          kind: "text",
          text: `On ${shortly(secondDay)} there were ${accountsNow} accounts, one for each of ${headcount} people except the one on leave. Accounts inside payroll and on the servers are not in these numbers: section 4 counts them as rights.`,
        },
      ],
    },
    {
      id: "findings",
      heading: "4. Findings by system",
      blocks: [
        {
          kind: "table",
          phone: "numbers",
          isEven: true,
          caption: "Rights to open a system",
          note: `The first five columns: ${shortly(firstDay)}. The last: ${shortly(secondDay)}, role and exceptions only.`,
          columns: [
            { label: "System" },
            { label: "Found" },
            { label: "By role" },
            { label: "Lent" },
            { label: "To close" },
            { label: "After" },
          ],
          rows: rows.map((row) => [
            row.system,
            row.all,
            row.byRole,
            row.lent,
            { value: row.toClose, tone: "bad" },
            row.after,
          ]),
          total: ["Total", all, total("byRole"), total("lent"), closed, after],
        },
        {
          kind: "text",
          text: `${rows.map((row) => row.all).join(" + ")} = ${all} rights; ${closed} had no reason and are closed. One right was lent between the two exports, to an administrator for one task. ${all} – ${closed} + ${lentBetween} = ${after}.`,
        },
        {
          kind: "table",
          phone: "labelled",
          mayBreak: true,
          caption: `The ${closed} rights without a reason`,
          columns: [
            { label: "System" },
            { label: "Role" },
            { label: "Rights" },
            { label: "Reason it was there", short: "Reason" },
            { label: "Decision" },
          ],
          rows: findings.map(({ system, role, rights, reason, decision }) => [system, role, rights, reason, decision]),
        },
        {
          kind: "box",
          tone: "bad",
          text: [
            { strong: "The gravest:" },
            ` for ${daysWithKey} days a former administrator held a key to the servers. It was not used, as far as the logs tell. ${capitalized(words[ofLeavers])} of the ${closed} rights had belonged to ${words[leaversOpen]} leavers, whose names reached HR’s file but no administrator.`,
          ],
        },
      ],
    },
    {
      id: "exceptions",
      heading: "5. Exceptions, with their last day",
      blocks: [
        {
          kind: "text",
          text: `${capitalized(words[loans.length])} people have a right beyond their role. An exception lasts ${limit.days} days at most, counted from the day it is lent, and ends by itself on its last day. The administrator’s ends today at ${closing}.`,
        },
        {
          kind: "table",
          phone: "labelled",
          caption: `Open on ${secondDay}`,
          columns: [
            { label: "Role" },
            { label: "System" },
            { label: "Reason" },
            { label: "Lent on" },
            { label: "Last day" },
            { label: "Days" },
            { label: "Lent by" },
          ],
          rows: loans.map(({ role, system, reason, lentOn, until, days, by }) => [
            role,
            system,
            reason,
            writtenDate(lentOn),
            { strong: writtenDate(until) },
            isSameDay(days),
            by,
          ]),
        },
        {
          kind: "beside",
          on: "screen",
          blocks: [
            [
              {
                kind: "chart",
                title: `Days left, from ${secondDay}`,
                chart: {
                  kind: "days",
                  limit,
                  today: accessRegister.texts.today,
                  unit: accessRegister.texts.days,
                  bars: loans.map(({ role, left }) => ({
                    label: left === 0 ? `${role}, today, ${closing}` : `${role}, ${left}`,
                    days: left,
                  })),
                },
                says: `All ${words[loans.length]} end before ${limit.days} days are over: the administrator’s today, ${loans
                  .slice(1)
                  .map(({ role, left }) => `the ${role.toLowerCase()}’s in ${left} days`)
                  .join(", ")}.`,
              },
            ],
            [
              { kind: "heading", text: "One conflict of duties" },
              {
                kind: "text",
                text: `Until ${shortly(writtenDate(last.until))} the accountant can both enter a member in the registry and pay through payroll. The head of registry accepts this for the closing of the year and gets a list of the accountant’s entries every Friday.`,
              },
            ],
          ],
        },
      ],
    },
    {
      id: "decisions",
      heading: "6. Decisions",
      blocks: [
        {
          kind: "table",
          phone: "labelled",
          caption: "By the owners of the systems",
          columns: [{ label: "Owner" }, { label: "Decision" }, { label: "Date", isOneLine: true }],
          rows: [
            [
              "Head of ICT",
              `Closes ${closedBy("Email", "Servers")} rights in email and servers; ${lentAt(firstExport, "Servers")} exceptions stand; a third may be lent on ${shortly(secondDay)}, for a planned task`,
              writtenDate("2026-11-20"),
            ],
            [
              "Head of registry",
              `Closes ${closedBy("Registry")} rights; ${lentAt(firstExport, "Registry")} exceptions stand, one with a weekly list`,
              writtenDate("2026-11-20"),
            ],
            [
              "Head of finance",
              `Closes ${closedBy("Payroll")} rights; payroll accepts single sign-on only`,
              writtenDate("2026-11-19"),
            ],
            ["Head of HR", "Owns the leavers’ list up to the last line", writtenDate("2026-11-20")],
          ],
        },
      ],
    },
    {
      id: "actions",
      heading: "7. Actions",
      blocks: [
        {
          kind: "table",
          phone: "labelled",
          caption: "What follows, with owner and date",
          columns: [
            { label: "Action" },
            { label: "Owner" },
            { label: "Due", isOneLine: true },
            { label: `State on ${shortly(secondDay)}`, short: "State" },
          ],
          rows: [
            [
              `Close the ${closed} rights`,
              "Administrators",
              writtenDate("2026-11-24"),
              "Done, seen in the second export",
            ],
            [
              "The leavers’ list opens a task for the administrator, three days ahead",
              "Head of HR",
              writtenDate("2026-12-11"),
              "Open",
            ],
            ["Switch off log-in with accounts of payroll’s own", "Head of finance", writtenDate("2026-12-18"), "Open"],
            [
              "A change of post takes the old rights away on the same day",
              "Head of HR",
              writtenDate("2027-01-15"),
              "Open",
            ],
            ["Alarm for every new lasting SSH key", "Head of ICT", writtenDate("2026-12-18"), "Open"],
            ["Name an owner for every service account", "Head of ICT", writtenDate("2027-01-15"), "Open"],
            ["Next review, by the heads themselves", "Heads of department", writtenDate("2027-02-24"), "Planned"],
          ],
        },
      ],
    },
    {
      id: "evidence",
      heading: "8. Evidence and limits",
      blocks: [
        {
          kind: "table",
          phone: "labelled",
          caption: `Evidence, kept by the internal auditor until ${writtenDate("2031-12-31")}`,
          columns: [{ label: "Number" }, { label: "What" }, { label: "Date", isOneLine: true }],
          rows: [
            ["A1 to A4", "Exports of the four systems, with checksums", firstDay],
            ["A5 to A8", "The second exports", secondDay],
            ["B1", "Payroll, and contracts of interns and vendors: staff number, role, last day", firstDay],
            ["C1", "Decisions of the owners, signed", writtenDate("2026-11-20")],
            ["D1", "Sample of 25 rights: 24 requests and the note on the missing one", writtenDate("2026-11-23")],
          ],
        },
        { kind: "heading", text: "Limits of the review" },
        {
          kind: "list",
          items: [
            "It shows who could open a system, not what they did there. Logs were read for three accounts only.",
            "The logs of the servers go back 90 days, those of payroll to January 2026.",
            "Rights inside the registry below “may enter” and “may read” were not compared.",
            "Doors, laptops, the website and the accounts at banks are outside the scope.",
            "It is a picture of two days; a right opened and closed between them would not be seen.",
          ],
        },
      ],
    },
    signOff(9, "Read and agreed", "Statement", [
      ["Internal auditor of the fund", "Accepts the report, keeps the evidence", secondDay],
      ["Head of ICT", "Owns the open actions with HR and finance", secondDay],
      ["Lead reviewer, Imisozi Technologies", "Had no right in any of the four systems", secondDay],
    ]),
  ],
  foot: "Names and staff numbers are in the evidence, not in this report. Days are counted from the day a right is lent to its last day.",
};
