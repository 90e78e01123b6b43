import type { DetailPage } from "../types";

export const page: DetailPage = {
  meta: {
    title: "Server monitoring, alerting and capacity planning",
    description:
      "Checks on the task and the battery, alarms that reach one phone when the fiber is down, and a forecast before the disk fills.",
    updated: "2026-11-21",
  },
  acronym: "WATCH",
  title: "Monitoring and Performance",
  description: "Alarms that wake one person for a good reason, and graphs that explain the slow morning.",
  features: [
    {
      id: "real-tasks",
      icon: "receipt-text",
      tab: "Real tasks",
      title: "Watch the receipt, then the processor",
      description:
        "A server can look healthy while no clerk can print. A probe performs your main task from outside the building, and processor and memory graphs are kept to explain a failure.",
      additionalContent: [
        "Minutes since the last successful payment, for each mobile wallet",
        "Certificates, domains and SMS credit counted down in days",
        "Switches and firewalls read over SNMP, servers by Prometheus",
        "Branch links probed from the branch end, where the clerk sits",
      ],
    },
    {
      id: "night-alarms",
      icon: "siren",
      tab: "Night alarms",
      title: "Ring one phone, name one action",
      description:
        "Each alarm says what users feel, which page of the runbook to open and who is next if the first phone stays silent. An alarm that leads to no action is deleted.",
      additionalContent: [
        "SMS from a GSM modem in the rack, because the fiber may be the fault",
        "One message for a dead switch, its dozens of symptoms folded in",
        "What can wait until eight becomes a ticket and lets people sleep",
        "A heartbeat checked from another city, for when the room goes silent",
      ],
    },
    {
      id: "battery-clock",
      icon: "battery-medium",
      tab: "Battery clock",
      title: "On battery, and counting the minutes",
      description:
        "When load shedding reaches your room in Harare, the message gives minutes of battery, room temperature and generator state. The person called knows whether to drive or go back to bed.",
      additionalContent: [
        "Battery runtime charted over months, to catch a tired one early",
        "Generator starts, failed starts and fuel on the same chart",
        "A heat alarm set early, while a clean shutdown is still possible",
        "Outage hours by site and month, as evidence for the next budget",
      ],
    },
    {
      id: "slow-pages",
      icon: "timer",
      tab: "Slow pages",
      title: "From a slow click to one query",
      description:
        "'It is slow after lunch' is enough to begin. OpenTelemetry times the click through browser, API and database, and the trace shows which of them kept the clerk waiting.",
      additionalContent: [
        "The costliest query of the week gets an index, a rewrite or a reason",
        "Locks and vacuum charted against month-end and payroll runs",
        "Cold starts and queue delays, for teams on serverless hosting",
        "Logs in Loki, ID and phone numbers masked before they leave",
      ],
    },
    {
      id: "headroom",
      icon: "hard-drive",
      tab: "Headroom",
      title: "Order the disk before it fills",
      description:
        "A disk for Kigali or Harare waits on procurement, freight and customs, so the forecast looks months ahead. For a start-up, the same chart warns about the cloud bill.",
      additionalContent: [
        "The date on which each volume, mailbox and table meets its limit",
        "A purchase request drafted with the growth chart attached",
        "Idle and oversized cloud machines listed monthly for your decision",
        "Last year's school-fee and year-end peaks kept for comparison",
      ],
    },
  ],
  brief: {
    title: "What we watch, and how",
    rows: [
      {
        term: "For whom",
        description:
          "You hear of failures from the director's phone, or your developers take turns being woken for nothing.",
      },
      {
        term: "How it runs",
        description:
          "Probes and UPS readings go in during week one. For the next three we take each night's alarms and fix, merge or delete them with your on-call staff.",
      },
      {
        term: "You get",
        description:
          "Dashboards your staff can edit, alarm rules in Git, a runbook page for each rule, an on-call roster that respects leave, and a monthly note on what was slow.",
      },
    ],
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
    quote:
      "The message said power lost, battery holding, generator running. I turned over and slept. The old system would have sent a text for every switch in the building, and I would have driven in.",
    author: "ICT officer",
    position: "District hospital, Rwanda",
    isSample: true,
  },
  cta: {
    title: "Who hears first when it stops?",
    description:
      "Describe your last failure and how you learned of it. We will say which check would have told you sooner.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
