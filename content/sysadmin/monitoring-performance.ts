import { sample } from "@/content/sample";
import type { ExpertiseWords, HeroFigureContent } from "@/content/types";

const daily = <Value>(days: number, value: Value): Value[] => Array.from({ length: days }, () => value);

/** Days are of November. Values of a day have its index, less one. */
export const dashboard = {
  kind: "Service dashboard",
  highlight: { value: "92 of 300", label: "slow receipts left on 25 November; 72 will be on the 30th" },
  month: { name: "Nov", days: 30, today: 25 },
  /** How many slow receipts the objective leaves in the month. */
  budget: { slow: 300, label: "Slow receipts left", usual: "4 slow a day", empty: "at 0 releases stop" },
  /** Slow receipts on each day until today. */
  slow: [...daily(18, 4), 112, ...daily(6, 4)],
  alarm: { day: 19, time: "13:20", title: "Alarm, 13:20", note: "one person: add the index" },
  latency: {
    name: "Latency, p95",
    limit: 2,
    unit: "s",
    peak: "over",
    values: [...daily(18, 0.9), 2.6, ...daily(6, 0.9)],
  },
  connections: {
    name: "Connections",
    limit: 60,
    peak: "full",
    values: [...daily(18, 24), 60, ...daily(6, 24)],
  },
  /** The day of each state. */
  days: [25, 18, 19],
  texts: { day: "Day", thatDay: "Slow that day", of: "of", limit: "limit", over: "over", full: "all in use" },
  choice: {
    type: "radio",
    legend: "Choose a day",
    options: ["18 Nov", "19 Nov", { name: "25 Nov", note: "today" }],
    order: [2, 3, 1],
  },
  states: [
    {
      headline: "The budget lasts to 30 November",
      verdict: { tone: "good", text: "On course" },
      says: "Of 60,000 receipts a month 300 may take over 2 seconds. On 25 November 92 are left; at 4 a day 72 will be on the 30th, and releases go on.",
    },
    {
      headline: "4 slow receipts on 18 November",
      verdict: { tone: "good", text: "As on other days" },
      says: "On 18 November 4 receipts were slow, as usual. Latency was at 0.9 seconds, of 2 allowed.",
    },
    {
      headline: "112 slow receipts on 19 November",
      verdict: { tone: "bad", text: "Over 2 s, alarm sent" },
      says: "On 19 November 112 receipts were slow, and all 60 database connections were in use. One person was called at 13:20, minutes after the limit was passed, and added an index.",
    },
  ],
} as const satisfies HeroFigureContent & Record<string, unknown>;

const leftAfter = (day: number) =>
  dashboard.slow.slice(0, day).reduce((left, slow) => left - slow, dashboard.budget.slow);

export const monitoringPerformance: ExpertiseWords = {
  meta: {
    title: "Monitoring and performance: alerts, SLOs, capacity",
    description:
      "Checks that users can finish their task, alarms that reach one phone when the fibre is down, and forecasts before disks fill.",
    updated: "2026-11-27",
  },
  acronym: "SLO",
  acronymMeaning: "Service level objective",
  title: "Monitoring and Performance",
  description:
    "We monitor the tasks your users do against a service level objective (SLO), such as a receipt in two seconds. An alarm wakes one person, for a good reason.",
  imageSrc: "/share/sysadmin-monitoring-performance.png",
  features: [
    {
      id: "real-tasks",
      icon: "receipt-text",
      tab: "User tasks",
      title: "Checks on the tasks your users do",
      description:
        "A server can look healthy while no receipt prints. A probe performs your main task from outside the building; graphs of memory are kept to explain a failure.",
      additionalContent: [
        "It counts minutes since the last payment, for each mobile wallet",
        "Certificates and SMS credit count down in days",
        "Branch links are probed from the branch end, where people wait",
      ],
    },
    {
      id: "night-alarms",
      icon: "siren",
      tab: "On-call alarms",
      title: "Alarms that name one action for one person",
      description:
        "Each alarm says what users feel, which page of the runbook to open and who is next. An alarm that leads to no action is deleted.",
      additionalContent: [
        "A GSM modem in the rack sends SMS, because the fibre may be the fault",
        "A dead switch sends one message, its dozens of symptoms folded in",
        "What can wait until eight becomes a ticket and lets people sleep",
      ],
    },
    {
      id: "battery-clock",
      icon: "battery-medium",
      tab: "Power and UPS",
      title: "Minutes of battery left without power",
      description:
        "When load shedding reaches your room in Harare, the message gives minutes of battery and the state of the generator. The person called knows whether to drive.",
      additionalContent: [
        "Battery runtime is charted over months, to catch a tired one early",
        "A heat alarm comes early, while a clean shutdown is possible",
        "Outage hours by site are evidence for the next budget",
      ],
    },
    {
      id: "slow-pages",
      icon: "timer",
      tab: "Slow pages",
      title: "Slow pages traced to their cause",
      description:
        "“It is slow after lunch” is enough to begin. OpenTelemetry times the click through browser and database, and the trace shows which of them kept people waiting.",
      additionalContent: [
        "The costliest query of the week gets an index or a rewrite",
        "Locks are charted against payroll runs",
        "ID and phone numbers are masked before logs leave",
      ],
    },
    {
      id: "headroom",
      icon: "hard-drive",
      tab: "Capacity forecast",
      title: "Disks ordered before they fill up",
      description:
        "A disk for Kigali or Harare waits on procurement and customs, so the forecast looks months ahead. For a start-up, the same chart warns about the cloud bill.",
      additionalContent: [
        "Each volume and table shows the date on which it is full",
        "A purchase request comes with the growth chart attached",
        "Idle cloud machines are listed monthly for your decision",
      ],
    },
  ],
  approach: {
    kind: "timeline",
    title: "How we set up monitoring",
    forWhom: "You hear of failures from the director’s phone, or your developers are woken for nothing.",
    steps: [
      { when: "Week 1", description: "Probes and UPS readings go in." },
      { when: "Weeks 2 to 4", description: "With your on-call staff we fix or delete each alarm." },
      { when: "Every month", description: "A note says what was slow." },
    ],
    limit: {
      name: "SLO, a receipt in 2 seconds",
      value: "99.5%",
      description:
        "Of 60,000 receipts a month 300 may be slow. There were 92 left on 25 November; when none are, releases stop.",
    },
    effort: sample({
      duration: "4 weeks, then monthly",
      durationNote: "A week to install probes and three to sort the alarms, then a day a month for the note.",
      inputs:
        "The tasks that matter most to you, the numbers of the people on call, read access to the servers, and a SIM card.",
      roles: "A systems engineer, and a software engineer where pages are slow.",
    }),
    youGet:
      "Dashboards your staff can edit, a runbook page for each alarm, an on-call roster that respects leave, and a monthly note on what was slow.",
  },
  techStack: [
    "Prometheus",
    "Alertmanager",
    "Grafana",
    "Loki",
    "OpenTelemetry",
    "Blackbox exporter",
    "Grafana Tempo",
    "SNMP",
    "Network UPS Tools",
    "pg_stat_statements",
  ],
  testimonial: {
    quote: "A text for every switch tells me nothing. I want one message that says whether to drive in.",
    author: "ICT officer",
    position: "District hospital, Rwanda",
    isSample: true,
  },
  cta: {
    title: "Be the first to know",
    description:
      "Tell us which task matters most to your users; you get our questions about it. What failed last can wait.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: dashboard,
  skyline: {
    values: [1, 7, 13, 18, 19, 22, 25].map(leftAfter),
    limit: dashboard.budget.slow,
    bad: 4,
    says: "Slow receipts left on seven days of November: the break is on the 19th.",
  },
};
