import { company } from "../company";
import { daysBetween, shortDate, writtenDate } from "../format";
import { sum } from "../sums";
import { accessRegister } from "../sysadmin/security-access-control";
import { check } from "./check";
import type { SampleDocument } from "./types";

const { roles, limit, today, closing } = accessRegister;

/** The first export of the lists; the second one is on the day of the register. */
const firstDay = writtenDate("2026-11-18");
const registerDay = writtenDate(today);

/** The days on which the register's exceptions were lent. */
const lentOn: Record<string, string> = {
  Administrator: "2026-11-25",
  Vendor: "2026-11-13",
  Developer: "2026-10-12",
  Intern: "2026-11-02",
  Accountant: "2026-11-16",
};
const exceptions = roles
  .flatMap(({ name, lent, until, reason }) => (lent && until ? [{ name, lent, until, reason }] : []))
  .map((exception) => ({ ...exception, days: daysBetween(lentOn[exception.name] ?? "", exception.until) }))
  .sort((a, b) => a.until.localeCompare(b.until));
const lastDay = writtenDate(exceptions.at(-1)?.until ?? "");
check(
  exceptions.length === 5 && exceptions.at(-1)?.name === "Accountant",
  "five exceptions, the accountant’s the last",
);
check(
  exceptions.every(({ days, until }) => days <= limit.days && until >= today),
  "an exception has ended or lasts too long",
);

/** Rights that neither a role nor an exception explained. */
const findings = [
  { system: "Email", rights: 3, what: "Three people who left in September, October and November." },
  { system: "Email", rights: 1, what: "Test account of the migration to single sign-on." },
  { system: "Registry", rights: 2, what: "Two of the same leavers, with the entry right of their role." },
  {
    system: "Registry",
    rights: 1,
    what: "Shared account of a front desk. Nine cashiers knew its password, so its 212 entries since July name no person.",
  },
  { system: "Registry", rights: 2, what: "Two people who moved to other posts in August." },
  { system: "Payroll", rights: 1, what: "A procurement officer who moved from finance and could still see salaries." },
  { system: "Payroll", rights: 1, what: "Account of the software’s support desk, without an owner." },
  { system: "Payroll", rights: 1, what: "An accountant’s second account, beside single sign-on." },
  { system: "Servers", rights: 1, what: "SSH key of an administrator who left on 30 September." },
  {
    system: "Servers",
    rights: 1,
    what: "A developer’s lasting SSH key, beside the certificate lent for the migration.",
  },
  { system: "Servers", rights: 1, what: "Account of a nightly export, with an administrator’s rights and no owner." },
];

/** As counted in the first export: rights that come with a role, and lent ones. */
const systems = [
  { system: "Email", byRole: 145, lent: 0 },
  { system: "Registry", byRole: 40, lent: 2 },
  { system: "Payroll", byRole: 6, lent: 0 },
  { system: "Servers", byRole: 0, lent: 2 },
].map(({ system, byRole, lent }) => {
  const closed = sum(findings.filter((finding) => finding.system === system).map(({ rights }) => rights));
  const lentNow = exceptions.filter((exception) => exception.lent === system).length;
  return { system, found: byRole + lent + closed, byRole, lent, closed, after: byRole + lentNow };
});
const total = (key: "found" | "byRole" | "lent" | "closed" | "after") => sum(systems.map((row) => row[key]));
const [found, closed] = [total("found"), total("closed")];
check(found - closed + 1 === total("after"), "one right was lent between the exports");

export const accessReview: SampleDocument = {
  parent: "/sysadmin/security-access-control",
  slug: "access-review",
  tab: "last-day",
  meta: {
    title: "Access review of four systems: a complete sample",
    description:
      "Access review, a complete sample from Kigali: accounts matched with payroll, findings by system, exceptions and decisions.",
    updated: "2026-11-28",
  },
  title: "Access review",
  prepared: `For the internal auditor and the head of ICT of a pension fund, by ${company.name}. Register and report of ${registerDay}`,
  sample: "The fund, its people and its numbers are made up.",
  lead: `Of ${found} rights to open a system, ${closed} had no reason and are closed. Five exceptions are open on ${registerDay}, all with a last day within ${limit.days} days.`,
  decision: `The owners of the four systems had all ${closed} rights closed by 24 November. From 11 December the list of leavers reaches the administrators three days ahead.`,
  numbers: [
    { label: "Rights found", value: String(found), note: "in 4 systems, of 149 people" },
    { label: "Closed", value: `${closed} of ${closed}`, note: "by 24 November" },
    { label: "Exceptions open", value: "5", note: `the last until ${lastDay}` },
  ],
  sections: [
    {
      heading: "1. Scope and method",
      blocks: [
        "For every right to open a system, the review asks whose it is, whether it comes with the role, and if not, who lent it and until when. It covers email, registry, payroll and servers of a pension fund.",
        {
          isNumbered: true,
          list: [
            `The administrators exported the lists on ${firstDay}, while a reviewer watched.`,
            "Accounts were matched by staff number with the payroll of November and with the contracts of interns and vendors.",
            "Rights were compared with the role, then with the register of exceptions. What neither explained became a finding.",
            `The owners of the systems decided on 19 and 20 November. On ${registerDay} at 09:00 the lists were exported again, to check that it was done.`,
          ],
        },
        "Of the rights that come with a role, 25 were drawn at random and traced to an approved request. One request is missing; the head of registry has confirmed that right in a note.",
      ],
    },
    {
      heading: "2. People and accounts",
      blocks: [
        {
          table: {
            caption: `From people to accounts, ${firstDay}`,
            columns: ["Line", "Number"],
            rows: [
              ["On the payroll of November", 142],
              ["Interns and vendors, by contract", 7],
              ["Without an account (long leave)", "–1"],
              ["Leavers with an open account", "+3"],
              ["Shared account", "+1"],
              ["Test account", "+1"],
              ["Accounts found", 153],
            ],
          },
        },
        `On ${registerDay} there were 148 accounts, one for each of 149 people except the one on leave. Section 3 counts accounts inside payroll and on the servers, as rights.`,
      ],
    },
    {
      heading: "3. Findings",
      blocks: [
        {
          table: {
            caption: `Rights to open a system on ${firstDay}, and after the review on ${registerDay}`,
            columns: ["System", "Found", "By role", "Lent", "Closed", "After"],
            rows: [
              ...systems.map((row) => [row.system, row.found, row.byRole, row.lent, row.closed, row.after]),
              ["Total", found, total("byRole"), total("lent"), closed, total("after")],
            ],
          },
        },
        "One right was lent between the two exports, to an administrator for one task.",
        {
          table: {
            caption: `The ${closed} rights without a reason, all closed`,
            columns: ["System", "Rights", "What was found"],
            rows: findings.map(({ system, rights, what }) => [system, rights, what]),
          },
        },
        `The most serious: for ${daysBetween("2026-09-30", "2026-11-18")} days a former administrator held a key to the servers. The logs show no use of it. Six of the ${closed} rights had belonged to three leavers, whose names HR had not passed on to an administrator.`,
      ],
    },
    {
      heading: "4. Exceptions, with their last day",
      blocks: [
        `An exception is a right lent beyond the role, for ${limit.days} days at most. It ends by itself on its last day; the administrator’s ends on ${registerDay} at ${closing}.`,
        {
          table: {
            caption: `Open on ${registerDay}`,
            columns: ["Role", "Right and reason", "Last day", "Days lent"],
            rows: exceptions.map(({ name, lent, reason, until, days }) => [
              name,
              `${lent}: ${reason}`,
              `${shortDate(until)} ${until.slice(0, 4)}`,
              days,
            ]),
          },
        },
        `Until ${lastDay} the accountant can both enter a member in the registry and pay through payroll. The head of registry accepts this until the year is closed, and gets a list of the accountant’s entries every Friday.`,
      ],
    },
    {
      heading: "5. Decisions and actions",
      blocks: [
        {
          table: {
            caption: "What follows, with its owner",
            columns: ["Action", "Owner", "State"],
            rows: [
              [`Close the ${closed} rights`, "Owners of the systems", "Done, seen in the second export"],
              [
                "The list of leavers opens a task for the administrators, three days ahead",
                "Head of HR",
                `Due ${writtenDate("2026-12-11")}`,
              ],
              ["Payroll accepts single sign-on only", "Head of finance", `Due ${writtenDate("2026-12-18")}`],
              ["Alarm for every new lasting SSH key", "Head of ICT", `Due ${writtenDate("2026-12-18")}`],
              [
                "A change of post takes the old rights away on the same day",
                "Head of HR",
                `Due ${writtenDate("2027-01-15")}`,
              ],
              ["An owner for every service account", "Head of ICT", `Due ${writtenDate("2027-01-15")}`],
              ["Next review", "Heads of department", `Planned for ${writtenDate("2027-02-24")}`],
            ],
          },
        },
      ],
    },
    {
      heading: "6. What was not tested",
      blocks: [
        {
          list: [
            "What people did in a system: logs were read for three accounts only. Those of the servers go back 90 days.",
            "Rights inside the registry below “may enter” and “may read”.",
            "Doors, laptops, the website and the accounts at banks.",
            "Rights opened and closed between the two exports.",
          ],
        },
      ],
    },
    {
      heading: "7. Approval",
      blocks: [
        {
          table: {
            caption: "Read and agreed",
            columns: ["Role", "Statement", "Date"],
            rows: [
              ["Internal auditor of the fund", "Accepts the report, keeps the evidence", registerDay],
              ["Head of ICT", "Owns the open actions, with HR and finance", registerDay],
              [`Lead reviewer, ${company.name}`, "Had no right in any of the four systems", registerDay],
            ],
          },
        },
      ],
    },
  ],
  sheets: 3,
  foot: `The internal auditor keeps the evidence, with names and staff numbers, until ${writtenDate("2031-12-31")}.`,
};
