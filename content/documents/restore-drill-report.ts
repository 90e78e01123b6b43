import { clockTime, count, duration, minutesOf, writtenDate } from "../format";
import { sum } from "../sums";
import { restoreDrill } from "../sysadmin/backup-disaster-recovery";
import { check } from "./check";
import { signOff } from "./sign-off";
import type { Cell, Inline, SampleDocument } from "./types";

const { lost, rpo, rto, steps, end } = restoreDrill;

/** Minutes after midnight. */
const lostAt = minutesOf(lost.at);
/** How long the counter was closed. */
const closed = sum(steps.map(({ minutes }) => minutes));
const [openAt, latest] = [lostAt + closed, lostAt + rto.objective];
/** Up to then nothing was lost. */
const savedUntil = lostAt - rpo.reached;
const [lossTime, openTime, savedTime] = [lost.at, clockTime(openAt), clockTime(savedUntil)];
const [enteredAt, copiedAt] = ["12:05", "12:30"];

/** Changes leave the building at these minutes of each hour. */
const departures = [10, 40] as const;
check(
  departures.some((minute) => minute === savedUntil % 60),
  "changes leave at another minute",
);
const interval = departures[1] - departures[0];
check(rpo.reached < interval, "changes left again before the loss");
/** Until changes have arrived. What is on its way is lost with the machine, so the worst case is an interval and a transfer. */
const transfer = 5;
const worst = interval + transfer;
check(worst <= rpo.objective, "the worst case is over the objective");
check(rpo.reached <= rpo.objective && closed <= rto.objective, "an objective was missed");
check(clockTime(latest) === end, "the end of the drill is not the objective");

/** The parts of the recovery time, with what slowed or measured them. */
const remarks = [
  "One question asked, 4 minutes lost",
  "Installation stick out of date, 6 minutes",
  "",
  `6.1\u00a0GB up to ${savedTime}, most from the night’s arrears run`,
  "All four agree",
];
const copied = { gigabytes: 96, step: 2 };
const perMinute = copied.gigabytes / (steps[copied.step]?.minutes ?? 0);
remarks[copied.step] = `${copied.gigabytes}\u00a0GB, ${perMinute}\u00a0GB a minute`;
/** How large the full copy may grow until the counter opens at the objective. */
const largest = copied.gigabytes + (rto.objective - closed) * perMinute;
const parts = steps.map(({ name, minutes }, i) => {
  const from = lostAt + sum(steps.slice(0, i).map((step) => step.minutes));
  return { name, minutes, from: clockTime(from), to: clockTime(from + minutes), remark: remarks[i] };
});
check(parts.at(-1)?.to === openTime, "the parts do not end when the counter opens");

/** Of the rehearsal series. */
const receipt = (number: number) => `R-${String(number).padStart(4, "0")}`;
const [lastKept, lastEntered] = [84, 126];
const again = lastEntered - lastKept;
const [keptTotal, lostTotal, allTotal] = [2_772_000, 1_386_000, 4_158_000];
const [payers, payments] = [61_204, 1_482_516];
check(again === 42, "payments to enter again");
check(keptTotal + lostTotal === allTotal, "the total of the rehearsal series");

const drillDay = writtenDate("2026-09-26");
const reported = writtenDate("2026-10-02");
const met: Cell = { value: "Met", tone: "good" };
const step = (text: Inline, result: Inline, otherwise: Inline, who: string): Inline[] => [text, result, otherwise, who];

const runbook = [
  step(
    "Write down the time. Call the head of ICT, then the head of finance.",
    "Both answer within 5 minutes.",
    "Call their deputies, numbers on the back of this page.",
    "All",
  ),
  step(
    "Decide: repair or restore. The repair has 10 minutes from the loss.",
    "A decision with a time and a signature.",
    "After 10 minutes without a decision: restore.",
    "Head of ICT",
  ),
  step(
    [
      "Open the safe with two signatures. Take ",
      { strong: "envelope B, green label, “Key to the copies”" },
      ". Leave envelope A, the administrator’s password.",
    ],
    "A card with a passphrase of 8 words and a configuration stick.",
    "Seal broken or words unreadable: the same envelope lies in the second safe, at the bank.",
    "IT officer, head of finance",
  ),
  step(
    "Start the empty machine from the installation stick with the date on it. Follow the 6 screens printed on page 2 of the folder.",
    ["A log-in prompt with the name ", { code: "payments-new" }, "."],
    "It does not start: use the second stick. Still not: take the test server.",
    "IT officer",
  ),
  step(
    [
      "Check the clock, the disk and the line: ",
      { code: "timedatectl" },
      ", ",
      { code: "df -h /var/lib" },
      ", ",
      { code: "ping" },
      " to the other building.",
    ],
    "Clock synchronized, 200\u00a0GB free or more, answers under 20\u00a0ms.",
    "Clock wrong: set it by hand. Disk too small: add the spare disk from the cupboard.",
    "IT officer",
  ),
  step(
    [
      "Copy ",
      { code: "pgbackrest.conf" },
      " from the stick and type the passphrase into it. Then ",
      { code: "pgbackrest --stanza=payments info" },
    ],
    `Status “ok”, a full copy of last night, changes at most ${worst} minutes older than the loss.`,
    "“Wrong passphrase”: type it again, words in small letters. No copy of last night: take that of the night before and tell the head of ICT.",
    "Database administrator",
  ),
  step(
    { code: "pgbackrest --stanza=payments restore" },
    `“restore command end: completed successfully”, after about ${steps[copied.step]?.minutes} minutes.`,
    ["It stops: repeat with ", { code: "--delta" }, ", which goes on with what is there."],
    "Database administrator",
  ),
  step(
    "Start PostgreSQL and follow its log while it replays the changes.",
    `“database system is ready to accept connections”, after about ${steps[copied.step + 1]?.minutes} minutes.`,
    "It asks for a missing file: note its name, call the second administrator. Do not delete anything.",
    "Database administrator",
  ),
  step(
    ["Run ", { code: "counts.sql" }, " and compare with the last count sheet in the mailbox of the head of finance."],
    "Four numbers that agree.",
    "One differs: the counter stays closed. Restore to the previous sheet, or accept in writing.",
    "Head of finance, database administrator",
  ),
  step(
    [
      "Point the name ",
      { code: "payments" },
      " to the new machine. A cashier enters the first lost payment from its carbon copy and prints it.",
    ],
    "The receipt carries the number of the carbon copy.",
    "Old address still in use: restart the counter PC.",
    "IT officer, cashier",
  ),
  step(
    "Open the counter. Tell the cashiers the last number that was kept; they enter the rest from carbon copies, in order. Until then new payers get a paper receipt.",
    "The totals of screen and carbon copies agree.",
    "They differ: enter again in pairs: one reads, the other types.",
    "Head of finance",
  ),
  step(
    ["Start a new full copy at once: ", { code: "pgbackrest --stanza=payments --type=full backup" }],
    ["A copy with today’s date in ", { code: "info" }, "."],
    "It fails: no further change on this machine until it works.",
    "Database administrator",
  ),
  step(
    "Put the card in a new envelope, two signatures over the seal. Write the passphrase anew within a week.",
    "Envelope B in both safes.",
    "Second signature missing: the guard’s book, tonight.",
    "Head of ICT",
  ),
];
check(runbook.length === 13, "the runbook has other steps than its caption says");

export const restoreDrillReport: SampleDocument = {
  parent: "/sysadmin/backup-disaster-recovery",
  slug: "restore-drill-report",
  meta: {
    title: "Restore drill report and runbook: a sample to read",
    description:
      "A restore drill in full: objectives and what was reached, the timeline, what was lost, deviations, and the runbook page.",
    updated: "2026-11-27",
  },
  title: "Restore drill report",
  lead: `Back in ${duration(closed)}: the staff rebuilt the payments system on an empty machine from the written steps. The last ${rpo.reached} minutes of entries were lost and typed again.`,
  particulars: [
    ["Prepared for", "A district council: head of ICT, head of finance"],
    ["Prepared by", "Imisozi Technologies: observer of the drill"],
    ["Drill", `Saturday, ${drillDay}, ${restoreDrill.start} to ${end}`],
    ["Report", `Version 1.0, ${reported}`],
  ],
  numbers: [
    {
      label: "Entries lost (RPO)",
      value: duration(rpo.reached),
      note: `at worst ${worst} min, of ${duration(rpo.objective)}`,
    },
    { label: "Counter closed (RTO)", value: duration(closed), note: `at most ${duration(rto.objective)}` },
    { label: "Entered again", value: `${again} of ${again}`, note: `payments, by ${enteredAt}` },
    { label: "Questions asked", value: "1", note: "step 3, rewritten" },
  ],
  sections: [
    {
      id: "objectives",
      heading: "1. Objectives and what was reached",
      blocks: [
        {
          kind: "table",
          phone: "numbers",
          caption: `Limits signed by the head of finance on ${writtenDate("2026-02-09")}, and the drill`,
          columns: [
            { label: "Limit" },
            { label: "Objective" },
            { label: "Reached" },
            { label: "To spare" },
            { label: "Verdict", isText: true },
          ],
          rows: [
            [
              `RPO: ${rpo.name}`,
              duration(rpo.objective),
              duration(rpo.reached),
              duration(rpo.objective - rpo.reached),
              met,
            ],
            [`RTO: ${rto.name}`, duration(rto.objective), duration(closed), duration(rto.objective - closed), met],
          ],
        },
        {
          kind: "text",
          text: "The recovery point objective (RPO) is the time before the loss whose entries may have to be typed again. The recovery time objective (RTO) is the time for which the counter may stay closed.",
        },
        {
          kind: "beside",
          on: "screen",
          blocks: [
            [
              {
                kind: "chart",
                title: "What was allowed and what it took",
                chart: {
                  kind: "drill",
                  start: minutesOf(restoreDrill.start),
                  end: minutesOf(end),
                  lost: { at: lostAt, label: lost.label },
                  open: { at: openAt, label: restoreDrill.open },
                  objective: { label: restoreDrill.texts.objective, before: rpo.objective, after: rto.objective },
                  reached: {
                    label: restoreDrill.texts.reached,
                    before: rpo.reached,
                    steps: steps.map(({ minutes }) => minutes),
                  },
                },
                says: `Both bars of the drill are shorter than those of the objective: ${rpo.reached} minutes of entries were lost where ${duration(rpo.objective)} was allowed, and the counter opened at ${openTime} where ${clockTime(latest)} was the latest.`,
              },
            ],
            [
              {
                kind: "table",
                phone: "numbers",
                caption: "The five parts of the recovery time",
                columns: [{ label: "Part" }, { label: "From" }, { label: "To" }, { label: "Minutes" }],
                rows: parts.map(({ name, from, to, minutes, remark }) => [
                  { value: name, small: remark },
                  from,
                  to,
                  minutes,
                ]),
                total: ["Counter closed", lossTime, openTime, closed],
              },
            ],
          ],
        },
      ],
    },
    {
      id: "rehearsed",
      heading: "2. What was rehearsed",
      blocks: [
        {
          kind: "text",
          text: "A district council takes fees and taxes at its payments counter. The drill pretends that the machine behind the counter is lost during a working morning and that its disks cannot be read. The staff rebuild it on an empty machine from the paper runbook and the encrypted copy in another building.",
        },
        {
          kind: "text",
          text: `It took place on a Saturday, with the counter closed to the public. Payments of the drill carry numbers of a rehearsal series, R, which the accounts leave out. The old machine stayed untouched: had the counter not been open by ${clockTime(latest)}, it would have been switched on again.`,
        },
        {
          kind: "table",
          phone: "plain",
          caption: "Who did what",
          columns: [{ label: "Role" }, { label: "Task in the drill" }],
          rows: [
            ["Head of ICT", "Decides between repair and restore; may end the drill"],
            ["Head of finance", "Second signature at the safe; agrees with the counts; opens the counter"],
            ["IT officer", "Fetches the key, builds the empty machine"],
            ["Database administrator", "Restores the copy, replays the changes, compares the counts"],
            ["Two cashiers", "Enter payments, keep carbon copies, enter the lost ones again"],
            ["Observer, Imisozi Technologies", "Holds the stopwatch, notes where people hesitate, touches nothing"],
          ],
        },
      ],
    },
    {
      id: "timeline",
      heading: "3. Timeline",
      blocks: [
        {
          kind: "table",
          phone: "plain",
          mayBreak: true,
          caption: `Saturday, ${drillDay}`,
          columns: [{ label: "Time" }, { label: "Role" }, { label: "What happened" }],
          rows: [
            [restoreDrill.start, "Cashiers", "Start to enter rehearsal payments from a list, about two a minute."],
            [savedTime, "Archive job", "Sends the last changes that leave the building before the loss."],
            [lossTime, "Observer", "Has the payments machine switched off and starts the stopwatch."],
            ["09:03", "Cashier", "Reports that the screen no longer answers. The receipt book of paper comes out."],
            ["09:07", "Head of ICT", "Decides: restore on the empty machine, no attempt at repair."],
            ["09:14", "IT officer", "Asks which of two envelopes holds the key. The only question of the drill."],
            [parts[0]?.to ?? "", "Head of finance", "Signs as the second person; the key is out of the safe."],
            [
              parts[1]?.to ?? "",
              "IT officer",
              "Hands over the empty machine: system installed, network and clock checked.",
            ],
            [parts[2]?.to ?? "", "Database administrator", "Last night’s full copy, of 02:00, is on the disk."],
            [parts[3]?.to ?? "", "Database administrator", `Changes since 02:00 are replayed up to ${savedTime}.`],
            [openTime, "Head of finance", "Agrees with the counts and opens the counter."],
            [enteredAt, "Cashiers", `The last of ${again} payments is entered again.`],
            [copiedAt, "Database administrator", "Starts a new full copy of the restored system."],
            ["12:45", "All", "Review in the office of the head of ICT; runbook step 3 is rewritten."],
          ],
        },
      ],
    },
    {
      id: "lost",
      heading: "4. What was lost, and how it was entered again",
      blocks: [
        {
          kind: "text",
          text: `Changes leave the building every ${interval} minutes, at ${departures.join(" and ")} minutes past the hour, and take up to ${transfer} to arrive: at worst ${worst} minutes of entries are lost. In the drill, what the cashiers entered after ${savedTime} was only on the lost machine: ${again} payments, ${receipt(lastKept + 1)} to ${receipt(lastEntered)}, together RWF\u00a0${count(lostTotal)}.`,
        },
        {
          kind: "text",
          text: `The cashiers entered them from the carbon copies, in the order of their numbers: the first as the trial of runbook step 10, the others between ${openTime} and ${enteredAt}. One read, the other typed. The head of finance compared the total of the carbon copies with the screen.`,
        },
        {
          kind: "table",
          phone: "numbers",
          caption: `Counts: the sheet of ${savedTime}, the restored system, and after the second entry`,
          columns: [{ label: "Count" }, { label: "Sheet" }, { label: "Restored" }, { label: enteredAt }],
          rows: [
            ["Accounts of payers", count(payers), count(payers), count(payers)],
            ["Payments, all years", count(payments), count(payments), count(payments + again)],
            ["Last number of series R", receipt(lastKept), receipt(lastKept), receipt(lastEntered)],
            ["Total of series R, RWF", count(keptTotal), count(keptTotal), count(allTotal)],
          ],
        },
      ],
    },
    {
      id: "deviations",
      heading: "5. Deviations",
      blocks: [
        {
          kind: "table",
          phone: "labelled",
          rowName: "Step",
          caption: "Where the drill left the runbook",
          columns: [
            { label: "Step" },
            { label: "What happened", short: "Event" },
            { label: "Minutes" },
            { label: "Cause" },
          ],
          rows: [
            [
              "3",
              "The IT officer had both envelopes in hand and asked which one.",
              4,
              "Labels read “A” and “B” and nothing else.",
            ],
            [
              "4",
              "The stick installed an older release and had to fetch updates.",
              6,
              "No one had the task of renewing it.",
            ],
            ["9", "The count sheet lists the tables in another order than the query.", 3, "Two people wrote them."],
            [
              "13, now 12",
              `The new full copy started at ${copiedAt}, ${minutesOf(copiedAt) - openAt} minutes after opening.`,
              0,
              "The step stood after the sealing and was seen late.",
            ],
          ],
        },
      ],
    },
    {
      id: "actions",
      heading: "6. Actions",
      blocks: [
        {
          kind: "table",
          phone: "labelled",
          caption: "What follows, with owner and date",
          columns: [
            { label: "Action" },
            { label: "Owner" },
            { label: "Due", isOneLine: true },
            { label: `State on ${reported}`, short: "State" },
          ],
          rows: [
            [
              "Label the envelopes with their content and a colour; rewrite step 3",
              "IT officer",
              drillDay,
              "Done on the day",
            ],
            [
              "Write new installation sticks every quarter, with the date on them",
              "IT officer",
              writtenDate("2026-10-09"),
              "Open",
            ],
            ["Put sheet and query in the same order", "Database administrator", reported, "Done"],
            ["Make the new full copy first, then seal", "Head of ICT", reported, "Done, now step 12"],
            [
              "Send changes every 15 minutes instead of 30; measure the line",
              "Database administrator",
              writtenDate("2026-10-30"),
              "Open",
            ],
            ["Next drill, with the deputies in all roles", "Head of ICT", writtenDate("2026-12-12"), "Planned"],
          ],
        },
        {
          kind: "text",
          text: `Not rehearsed: the loss of the whole building, a weekday with a full counter, and the absence of both administrators. At ${perMinute}\u00a0GB a minute the ${duration(rto.objective - closed)} to spare are used up when the full copy has grown from ${copied.gigabytes} to ${largest}\u00a0GB.`,
        },
      ],
    },
    signOff(7, "Read and agreed", "Statement", [
      ["Head of finance", "Both limits stay as they are", reported],
      ["Head of ICT", "Accepts the deviations and owns the actions", reported],
      ["Observer, Imisozi Technologies", "Times are those of the stopwatch", writtenDate("2026-09-28")],
    ]),
    {
      id: "runbook",
      heading: "Runbook: payments system on an empty machine",
      isOnNewSheet: true,
      blocks: [
        {
          kind: "text",
          text: `Version 5, ${reported}, after the drill. Paper copies: guard’s office, server room, both safes. Two phones hold it offline. Take the steps one at a time and write the time beside them. Never skip a step whose result you do not see.`,
        },
        {
          kind: "table",
          phone: "labelled",
          rowName: "Step",
          mayBreak: true,
          caption: "Thirteen steps",
          columns: [
            { label: "Step" },
            { label: "Do" },
            { label: "You should see", short: "Result" },
            { label: "If not" },
            { label: "Who" },
          ],
          rows: runbook.map((cells, i) => [i + 1, ...cells]),
        },
        {
          kind: "text",
          text: "Stop and call the head of ICT when a step takes twice its time, when a count differs, or when anybody wants to switch the old machine on.",
        },
      ],
    },
  ],
  foot: "Times are rounded to the minute. The observer’s sheet, the log of the restore and the two count sheets are kept with this report for three years.",
};
