import { company } from "../company";
import { count, writtenDate } from "../format";
import { loadTest } from "../qa/performance-load-testing";
import { sum } from "../sums";
import { check } from "./check";
import type { SampleDocument } from "./types";

const { samples, budget, errors, agreedPeak, knee } = loadTest;
const [, , atPeak, , atKnee, at140, at160] = samples;
const peak = agreedPeak.load;

/** The hold at the agreed peak, in minutes, and the connections of the pool. */
const [HOLD, POOL] = [30, 60];

/** The steps of the retest, with the connections that were in use in the first test. CPU of the application is in per cent. */
const retest = [
  { load: 40, inUseBefore: "13.0", p95: 0.14, inUse: 2.6, cpu: 23 },
  { load: 80, inUseBefore: "28.8", p95: 0.14, inUse: 5.2, cpu: 46 },
  { load: 100, inUseBefore: "39.1", p95: 0.14, inUse: 6.5, cpu: 57 },
  { load: 110, inUseBefore: "45.5", p95: 0.14, inUse: 7.1, cpu: 63 },
  { load: 120, inUseBefore: "54.3", p95: 0.14, inUse: 7.8, cpu: 69 },
  { load: 140, inUseBefore: "60.0", p95: 0.14, inUse: 9.1, cpu: 80 },
  { load: 160, inUseBefore: "60.0", p95: 0.15, inUse: 10.5, cpu: 92 },
  { load: 170, inUseBefore: "–", p95: 0.17, inUse: 11.1, cpu: 97 },
  { load: 180, inUseBefore: "–", p95: 3.07, inUse: 11.5, cpu: 100 },
];
const retested = (load: number) => retest.find((step) => step.load === load)?.p95.toFixed(2);

check(atPeak.load === peak && atKnee.load === knee.load, "the samples of the agreed peak and of the knee");
check(atPeak.p95 <= budget.seconds && atPeak.failed === 0, "the limits at the agreed peak");
check(knee.note === `${POOL} of ${POOL} in use, for 42% of the time`, "how long the pool is full");

/** The candidates in the database, of whom each user of the retest looks for another one. */
const CANDIDATES = 600_000;
/** The users of the retest: the steps, with a minute of warm-up and 5 that are counted, and the hold at the peak. */
const users = sum(retest.map(({ load }) => load * 6 * 60)) + peak * HOLD * 60;
check(users <= CANDIDATES, "everyone looks for a different candidate");

const reported = writtenDate("2026-10-02");
const decided = writtenDate("2026-10-06");

export const loadTestReport: SampleDocument = {
  parent: "/qa/performance-load-testing",
  slug: "load-test-report",
  tab: "rerun",
  meta: {
    title: "Load test report: a sample to read and print",
    description:
      "Load test report, a complete sample from Kigali: agreed limits, results by step, the finding, the retest and what was not tested.",
    updated: "2026-11-28",
  },
  title: "Load test report",
  prepared: `For the director and the head of ICT of an examinations office, by ${company.name}, ${reported}. The decisions of ${decided} are added.`,
  sample: "The office is made up. Its numbers come from a simulation; no system was tested.",
  lead: `The results portal holds the agreed peak of ${peak} users a second. It bends at ${knee.load}, where searches without an index use up all ${POOL} connections to the database. With the index added, it holds 170.`,
  decision:
    "The office puts the index into production, orders a third application server as a spare and asks for a waiting page on results morning.",
  numbers: [
    { label: "p95 at the agreed peak", value: `${atPeak.p95.toFixed(2)} s`, note: `limit ${budget.seconds} s` },
    {
      label: `p95 at ${knee.load} users a second`,
      value: `${retested(knee.load)} s`,
      note: `${atKnee.p95.toFixed(2)} s before the fix`,
    },
    { label: "Next limit", value: "170 to 180", note: "users a second, by CPU" },
  ],
  sections: [
    {
      heading: "1. Purpose and limits",
      blocks: [
        "An examinations office publishes its results at an announced hour. The test shows whether the portal holds when everyone comes at once, and what breaks first if it does not.",
        `The access logs of the last results morning have 24,600 users in the busiest 5 minutes, or 82 a second. This year has 20% more candidates, which makes 98. The office agreed to a peak of ${peak} users a second, held for ${HOLD} minutes, and to two limits.`,
        {
          table: {
            caption: `Limits at the agreed peak, held for ${HOLD} minutes`,
            columns: ["Measure", "Limit", "First test", "Retest"],
            rows: [
              ["p95, all requests", `${budget.seconds} s`, `${atPeak.p95.toFixed(2)} s`, `${retested(peak)} s`],
              ["Requests that fail", `${errors.limit}%`, `${atPeak.refused}%`, "0%"],
            ],
          },
        },
        "p95 is a response time that 95 of 100 requests keep to. A request fails when it is refused or not answered within 10 s.",
      ],
    },
    {
      heading: "2. System and model of users",
      blocks: [
        {
          list: [
            "A load balancer in front of two application servers of 8 cores each.",
            `A pool of ${POOL} connections to the database. A request that waits longer than 2 s for one is refused.`,
            `PostgreSQL on one server of 16 cores, with ${count(CANDIDATES)} candidates and ${count(5_100_000)} results, all invented.`,
            "Sizes and settings as in production.",
          ],
        },
        "A user opens the portal, logs in, searches for the candidate, opens the results and then the result slip, with about 5 s in between. Of 100 users, 8 mistype the name and search again, which makes 5.08 requests a user.",
        "Everyone looks for a different candidate, so no cache answers for the database. A user whose request fails leaves. Each step has a minute of warm-up and 5 minutes that are counted.",
      ],
    },
    {
      heading: "3. Results",
      blocks: [
        `The first test ran on ${writtenDate("2026-09-17")}, the retest with the identical script and data on ${writtenDate("2026-10-01")}. Each ended with a hold at the agreed peak, in which ${count(peak * HOLD * 60)} users arrived and all reached their result.`,
        {
          table: {
            caption: "p95 in seconds, mean of connections in use, CPU of the application in %",
            columns: ["Users a second", "p95 first", "p95 retest", "In use first", "In use retest", "CPU retest"],
            rows: retest.map(({ load, inUseBefore, p95, inUse, cpu }) => [
              load,
              samples.find((sample) => sample.load === load)?.p95.toFixed(2) ?? "–",
              p95.toFixed(2),
              inUseBefore,
              inUse.toFixed(1),
              cpu,
            ]),
          },
        },
        `In the first test no request failed up to ${knee.load} users a second. At ${at140.load}, ${at140.refused}% of requests were refused and ${at140.failed}% of users left without a result; at ${at160.load} it was ${at160.refused}% and ${at160.failed}%. Past the break p95 levels off near 2.5 s, because the pool refuses after 2 s.`,
      ],
    },
    {
      heading: "4. Finding: the connection pool breaks first",
      blocks: [
        {
          list: [
            `At ${knee.load} users a second all ${POOL} connections were in use for 42% of the time. The portal still met its limit there, with a p95 of ${atKnee.p95.toFixed(2)} s.`,
            "The search by name reads the whole table. It holds a connection for 0.25 s, an indexed query for 0.012 s. The search is a fifth of the requests and 85% of the time for which connections are held.",
            `More CPU would not have helped. At ${at160.load} users a second the application stood at 78% and the database at 59%, while requests waited for a connection.`,
            `A larger pool was tried first. With 100 connections, 8.1% of users still failed at ${at140.load} a second. The setting went back to ${POOL}.`,
          ],
        },
      ],
    },
    {
      heading: "5. Fix and retest",
      blocks: [
        `The only change is an index for parts of candidates’ names (trigrams): half a day’s work. At ${knee.load} users a second p95 fell from ${atKnee.p95.toFixed(2)} to ${retested(knee.load)} s, with at most 21 of the ${POOL} connections in use. No request failed.`,
        "The next limit is the CPU of the application: at 170 users a second it stood at 97%. At 180 it was at 100%, and the queue was still growing when the step ended.",
      ],
    },
    {
      heading: "6. Recommendation",
      blocks: [
        {
          table: {
            caption: "Limits in the order in which the portal reaches them",
            columns: ["Limit", "Users a second", "Fix"],
            rows: [
              ["Connection pool", knee.load, "The index on names. Done, and tested again."],
              ["CPU of the application", "170 to 180", "A third application server. Recommended, as a spare."],
              [
                "Users beyond any limit",
                "above 170",
                "A waiting page that admits 160 users a second, so that those inside can finish. Recommended.",
              ],
            ],
          },
        },
        "At the agreed peak the two application servers run at 57%. If one is lost, the other would need 114%: hence the spare.",
      ],
    },
    {
      heading: "7. What was not tested",
      blocks: [
        {
          list: [
            "Retries: people who are refused press the button again, so a real crowd past the break is larger.",
            `Loads above the agreed peak for longer than 5 minutes, and the peak itself for longer than ${HOLD}.`,
            "The loss of an application server or of the database during the peak.",
            "Mobile networks: the load came from a data centre.",
          ],
        },
      ],
    },
    {
      heading: "8. Approval",
      blocks: [
        {
          table: {
            caption: "Decisions on this report",
            columns: ["Role", "Decision", "Date"],
            rows: [
              ["Director of the office", "Accepts the result; asks for the waiting page", decided],
              ["Head of ICT of the office", "Accepts the index; orders the third server", decided],
              [`Lead test engineer, ${company.name}`, "Confirms the same script and data in both runs", reported],
            ],
          },
        },
      ],
    },
  ],
  sheets: 3,
  foot: "The simulation is a queue for 16 cores and 60 connections, with lognormal times that grow with the connections in use. Its seed is 20260514.",
};
