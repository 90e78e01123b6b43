import { company } from "../company";
import { clockTime, count, duration, minutesOf, writtenDate } from "../format";
import { sum } from "../sums";
import { restoreDrill } from "../sysadmin/backup-disaster-recovery";
import { check } from "./check";
import type { SampleDocument } from "./types";

const { lost, rpo, rto, steps, start, end } = restoreDrill;

/** When a step of the recovery ended. */
const endOf = (step: number) =>
  clockTime(minutesOf(lost.at) + sum(steps.slice(0, step + 1).map(({ minutes }) => minutes)));
const closed = sum(steps.map(({ minutes }) => minutes));
const opened = endOf(steps.length - 1);
/** What was entered later was only on the lost machine. */
const saved = clockTime(minutesOf(lost.at) - rpo.reached);
const spare = rto.objective - closed;
/** Minutes of entries that are lost at worst: an interval between two departures of changes, and their transfer. */
const worst = 30 + 5;
/** What the line of 20 Mbit/s carries in a minute, in GB. */
const perMinute = 0.15;
const fullCopy = 9;

check(saved.endsWith(":40"), "changes leave at 10 and 40 minutes past the hour");
check(worst <= rpo.objective && rpo.reached <= rpo.objective && spare >= 0, "the objectives");
check(clockTime(minutesOf(lost.at) + rto.objective) === end, "the end of the drill");
check(Math.round(steps[2].minutes * perMinute) === fullCopy, "the time for the full copy");

const drillDay = writtenDate("2026-09-26");
const reported = writtenDate("2026-10-02");

export const restoreDrillReport: SampleDocument = {
  parent: "/sysadmin/backup-disaster-recovery",
  slug: "restore-drill-report",
  tab: "restore-drill",
  meta: {
    title: "Restore drill report and runbook: a sample to read",
    description:
      "Restore drill report, a complete sample from Kigali: limits and what was reached, the timeline, what was lost, and the runbook.",
    updated: "2026-11-28",
  },
  title: "Restore drill report",
  prepared: `For the heads of ICT and of finance of a water utility, by ${company.name}, ${reported}`,
  sample: "The utility, its staff and its numbers are made up.",
  lead: `The payments office was open again after ${duration(closed)}: the utility’s staff rebuilt the system on an empty machine from the written steps. The last ${rpo.reached} minutes of entries were lost and typed again.`,
  decision: `Both limits are kept. Changes will leave the building every 15 minutes instead of 30, and the deputies take all roles in the next drill, on ${writtenDate("2026-12-12")}.`,
  numbers: [
    { label: "Entries lost (RPO)", value: duration(rpo.reached), note: `at most ${duration(rpo.objective)}` },
    { label: "Office closed (RTO)", value: duration(closed), note: `at most ${duration(rto.objective)}` },
    { label: "Entered again", value: "42 of 42", note: "payments, by 12:05" },
  ],
  sections: [
    {
      heading: "1. What was rehearsed",
      blocks: [
        "The drill supposes that the machine for customers’ payments, disks included, is lost during a working morning. Staff rebuild it from the paper runbook and the copy in another building.",
        `It took place on Saturday, ${drillDay}, from ${start} to ${end}, with the office closed to the public. Its payments have a number series of their own, R, which the accounts leave out.`,
        `The database has ${fullCopy}\u00a0GB. A line of 20\u00a0Mbit/s carries a full copy to the other building every night at 02:00, and the changes every 30 minutes.`,
      ],
    },
    {
      heading: "2. Limits and what was reached",
      blocks: [
        {
          table: {
            caption: `Limits set by the head of finance on ${writtenDate("2026-02-09")}, and the drill`,
            columns: ["Limit", "Objective", "Reached", "To spare"],
            rows: [
              [
                `RPO: ${rpo.name}`,
                duration(rpo.objective),
                duration(rpo.reached),
                duration(rpo.objective - rpo.reached),
              ],
              [`RTO: ${rto.name}`, duration(rto.objective), duration(closed), duration(spare)],
            ],
          },
        },
        "RPO is the recovery point objective, the entries that may have to be typed again; RTO is the recovery time objective.",
        `At ${perMinute}\u00a0GB a minute, the ${duration(spare)} to spare are used up when the full copy has grown from ${fullCopy} to ${fullCopy + spare * perMinute}\u00a0GB.`,
      ],
    },
    {
      heading: "3. Timeline",
      blocks: [
        {
          table: {
            caption: `Saturday, ${drillDay}`,
            columns: ["Time", "Who", "What happened"],
            rows: [
              [start, "Cashiers", "Start to enter payments from a list, about two a minute."],
              [lost.at, "Observer", "Has the machine switched off and starts the stopwatch."],
              ["09:07", "Head of ICT", "Decides to restore, without an attempt at repair."],
              [endOf(0), "Head of finance", "Arrives as the second person; the key is out of the safe."],
              [endOf(1), "IT officer", "Hands over the empty machine, installed and checked."],
              [endOf(2), "Database administrator", "Last night’s full copy is on the disk."],
              [
                endOf(3),
                "Database administrator",
                `2.4\u00a0GB of changes are replayed, most from the night’s billing run.`,
              ],
              [opened, "Head of finance", "Agrees with the counts and opens the office."],
              ["12:30", "Database administrator", "Starts a new full copy."],
            ],
          },
        },
      ],
    },
    {
      heading: "4. What was lost, and how it was entered again",
      blocks: [
        `Changes leave the building at 10 and 40 minutes past the hour and take up to 5 to arrive: at worst ${worst} minutes of entries are lost. In the drill it was what the cashiers entered after ${saved}, 42 payments of together RWF\u00a0374,600. They typed them again from carbon copies.`,
        {
          table: {
            caption: `Counts of the restored system, equal to the sheet of ${saved}, and after the second entry`,
            columns: ["Count", "Restored", "12:05"],
            rows: [
              ["Customers", count(61_204), count(61_204)],
              ["Payments, all years", count(1_482_516), count(1_482_558)],
              ["Last number of series R", 84, 126],
              ["Total of series R, RWF", count(791_350), count(1_165_950)],
            ],
          },
        },
      ],
    },
    {
      heading: "5. Deviations",
      blocks: [
        {
          table: {
            caption: "Where the drill left the runbook, and the minutes it cost",
            columns: ["Step", "What happened", "Minutes"],
            rows: [
              [3, "The IT officer had both envelopes in hand: labels read only “A” and “B”.", 4],
              [4, "The installation stick was out of date; renewing it was not a task on any list.", 6],
              [9, "The count sheet lists the tables in another order than the query.", 3],
              [13, "The new full copy came late, after the sealing. Now step 12.", 0],
            ],
          },
        },
      ],
    },
    {
      heading: "6. Actions",
      blocks: [
        {
          table: {
            caption: `What follows, as of ${reported}`,
            columns: ["Action", "Owner", "State"],
            rows: [
              ["Write on every envelope what is in it; correct runbook and count sheet", "IT officer", "Done"],
              ["Renew the installation sticks every quarter", "IT officer", `Due ${writtenDate("2026-10-09")}`],
              ["Send changes every 15 minutes", "Database administrator", `Due ${writtenDate("2026-10-30")}`],
            ],
          },
        },
      ],
    },
    {
      heading: "7. What was not tested",
      blocks: [
        {
          list: [
            "The loss of the whole building.",
            "A weekday with customers waiting.",
            "The absence of both database administrators.",
          ],
        },
      ],
    },
    {
      heading: "8. Approval",
      blocks: [
        {
          table: {
            caption: "Read and agreed",
            columns: ["Role", "Statement", "Date"],
            rows: [
              ["Head of finance", "Keeps both limits", reported],
              ["Head of ICT", "Accepts the deviations and owns the actions", reported],
              [`Observer, ${company.name}`, "Times are those of the stopwatch", writtenDate("2026-09-28")],
            ],
          },
        },
      ],
    },
    {
      heading: "Runbook: payments system on an empty machine",
      blocks: [
        `Version 5, ${reported}, after the drill. Write the time beside each step, and go on only when you see its result.`,
        {
          isNumbered: true,
          list: [
            "Write down the time. Call the heads of ICT and of finance; after 5 minutes without an answer, their deputies.",
            "Head of ICT: repair or restore? A repair has 10 minutes from the loss; after that, restore.",
            "Open the safe with a second person. Take envelope B, green label, “Key to the copies”. There is another in the safe at the bank.",
            "Start the empty machine from the installation stick with the newest date. You see a log-in prompt named payments-new. If not, take the second stick.",
            "Check clock, disk and line. You see a synchronized clock, at least 40\u00a0GB free and answers under 20\u00a0ms.",
            `Copy the configuration from the stick, type the passphrase and run “pgbackrest --stanza=payments info”. You see last night’s full copy, and changes up to at most ${worst} minutes before the loss.`,
            `Run “pgbackrest --stanza=payments restore”. You see “completed successfully” after about ${steps[2].minutes} minutes. If it stops, repeat it with “--delta”.`,
            `Start PostgreSQL. Its log says “ready to accept connections” after about ${steps[3].minutes} minutes. If a file is missing, do not delete others; call the second administrator.`,
            "Run counts.sql and compare it with the last count sheet. If one of the four numbers differs, do not open.",
            "Point the name payments to the new machine. A cashier enters the first lost payment; the receipt carries the number of the carbon copy.",
            "Open the office. Cashiers enter the rest from carbon copies, in order, until both totals agree.",
            "Start a new full copy. Change nothing else until it is complete.",
            "Seal the key in a new envelope. Change the passphrase within a week.",
          ],
        },
        "Stop and call the head of ICT when a step takes twice its time, or when anybody wants to switch the old machine on.",
      ],
    },
  ],
  sheets: 3,
  foot: "Times are rounded to the minute. The observer’s sheet and the logs are kept for three years.",
};
