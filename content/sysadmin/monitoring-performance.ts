import { sample } from "@/content/sample";
import type { ExpertiseWords, FigureContent } from "@/content/types";

const daily = <Value>(days: number, value: Value): Value[] => Array.from({ length: days }, () => value);

/** The data of the dashboard. Days are of November, and day 1 has index 0 in lists of values. */
export const dashboard = {
  kind: "Service dashboard",
  month: { name: "Nov", days: 30, today: 25 },
  /** The number of slow receipts that the objective leaves in the month. */
  budget: { slow: 300, label: "Slow receipts left", usual: "4 slow a day", empty: "at 0 releases stop" },
  /** Slow receipts on each day until today. */
  slow: [...daily(18, 4), 112, ...daily(6, 4)],
  alarm: { day: 19, time: "13:20", title: "Alarm, 13:20", note: "one person: roll back" },
  latency: {
    /** The time of the objective: p95 would let 5 of 100 receipts be slow. */
    name: "995 of 1,000 within",
    limit: 2,
    unit: "s",
    peak: "over",
    values: [...daily(18, 0.9), 2.6, ...daily(6, 0.9)],
  },
  memory: {
    name: "Memory, GB",
    limit: 16,
    peak: "full",
    values: [...daily(18, 7), 16, ...daily(6, 7)],
  },
  /** The day of each state. */
  days: [25, 18, 19],
  texts: { day: "Day", thatDay: "Slow that day", of: "of", limit: "limit", over: "over", full: "all in use" },
  choice: {
    type: "radio",
    legend: "Choose a day",
    options: ["18 Nov", "19 Nov", "25 Nov"],
    order: [2, 3, 1],
  },
  states: [
    {
      headline: "The budget lasts to 30 November",
      verdict: { tone: "good", text: "On course" },
      says: "In a month 300 receipts may take over 2 seconds. On 25 November 92 are left; at 4 a day 72 will be left on the 30th, so releases go on.",
    },
    {
      headline: "4 slow receipts on 18 November",
      verdict: { tone: "good", text: "As on other days" },
      says: "On 18 November 4 receipts were slow, as usual. 995 of 1,000 came within 0.9 seconds; 2 are allowed.",
    },
    {
      headline: "112 slow receipts on 19 November",
      verdict: { tone: "bad", text: "Over 2 s, alarm sent" },
      says: "On 19 November 112 receipts were slow: a new release had filled all 16\u00a0GB of memory. The alarm rang at 13:20, and the person on call rolled the release back.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const monitoringPerformance: ExpertiseWords = {
  meta: {
    title: "Monitoring and performance of servers in Rwanda",
    description:
      "Server and application monitoring in Rwanda: alarms that arrive even when the fibre is down, and warnings long before a disk is full.",
    updated: "2026-11-29",
  },
  acronym: "SLO",
  title: "Monitoring and Performance",
  description:
    "SLO, a service level objective, is what your users may expect, such as a receipt in two seconds. We measure it, and if it is missed, in Kigali or in a branch, an alarm reaches one person who can act.",
  offer: "When something stops, an alarm reaches one person who can act.",
  imageSrc: "/share/sysadmin-monitoring-performance.png",
  features: [
    {
      id: "real-tasks",
      icon: "receipt-text",
      tab: "User tasks",
      title: "Checks on the tasks your users do",
      description:
        "A server can look healthy while no receipt prints. So a script performs your main task from outside the building.",
      additionalContent: [
        "The minutes since the last payment are counted, wallet by wallet",
        "You are warned days before a certificate or SMS credit runs out",
      ],
    },
    {
      id: "night-alarms",
      icon: "siren",
      tab: "On-call alarms",
      title: "Alarms that one person can act on",
      description:
        "An alarm says what users feel, which page of instructions to open and who is next. If it leads to no action, we delete it.",
      additionalContent: [
        "A modem sends SMS, in case the fibre is the fault",
        "When a switch fails you get one message, not dozens",
      ],
    },
    {
      id: "battery-clock",
      icon: "battery-medium",
      tab: "Power and UPS",
      title: "Minutes of battery left without power",
      description:
        "In a power cut, the message gives minutes of battery and the state of the generator. The person called knows whether to drive in.",
      additionalContent: [
        "Battery runtime is charted over months, to find a weak one early",
        "A heat alarm comes while a clean shutdown is still possible",
      ],
    },
    {
      id: "slow-pages",
      icon: "timer",
      tab: "Slow pages",
      title: "Slow pages traced to their cause",
      description:
        "“It is slow after lunch” is enough to begin. We follow a click through browser and database to see where it waits.",
      additionalContent: [
        "The costliest database query of the week is improved",
        "Slow hours are compared with payroll runs",
        "ID and phone numbers are masked before logs leave",
      ],
    },
    {
      id: "headroom",
      icon: "hard-drive",
      tab: "Capacity forecast",
      title: "Disks ordered before they fill up",
      description: "A new disk waits for procurement and customs, so the forecast looks months ahead.",
      additionalContent: [
        "Each disk shows the date on which it will be full",
        "A purchase request comes with the growth chart attached",
        "Idle cloud machines are listed monthly; you decide",
      ],
    },
  ],
  neighbour: {
    text: "To learn what breaks on your busiest day, have it tested.",
    path: "/qa/performance-load-testing",
  },
  engagement: {
    youGet:
      "Dashboards your staff can edit, a page of instructions for each alarm, an on-call roster and a monthly report.",
    effort: sample({
      duration: "4 weeks, then monthly",
      durationNote: "One to install the checks, three to sort the alarms, then a report each month.",
      inputs: "The tasks that matter most, read access to the servers, a SIM card and the numbers of those on call.",
      roles: "A systems engineer and, where pages are slow, a software engineer.",
    }),
    howItRuns: "We go through the alarms with your on-call staff until those that are left lead to an action.",
  },
  techStack: ["Prometheus", "Alertmanager", "Grafana", "Loki", "OpenTelemetry", "SNMP"],
  testimonial: {
    quote: "I get a text for each switch. What I need to know is whether to drive in.",
    author: "ICT officer",
    position: "District hospital, Rwanda",
    isSample: true,
  },
  cta: {
    title: "Who hears of a failure first?",
    description: "Which task matters most to your users? We say how we would measure it.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: dashboard,
  art: "monitoring-performance",
  findings: [
    { text: "92 of 300 permitted slow receipts are left" },
    { text: "On 19 November alone, 112 receipts were slow", isBad: true },
  ],
};
