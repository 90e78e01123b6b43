import type { DisciplinePage } from "../types";

export const page: DisciplinePage = {
  meta: {
    title: "Monitoring and performance: alerts, SLOs and capacity",
    description:
      "Checks that users can finish their task, alarms that reach one phone when the fibre is down, and a forecast before the disk fills.",
    updated: "2026-11-25",
  },
  acronym: "SLO",
  acronymMeaning: "Service level objective",
  title: "Monitoring and Performance",
  description:
    "We monitor the tasks your users do against a service level objective (SLO), such as a receipt in two seconds. Alarms wake one person, for a good reason.",
  imageSrc: "/share/sysadmin-monitoring-performance.png",
  features: [
    {
      id: "real-tasks",
      icon: "receipt-text",
      tab: "User tasks",
      title: "Checks on the tasks your users do",
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
      tab: "On-call alarms",
      title: "Alarms that name one action for one person",
      description:
        "Each alarm says what users feel, which page of the runbook to open and who is next if the first phone stays silent. An alarm that leads to no action is deleted.",
      additionalContent: [
        "SMS from a GSM modem in the rack, because the fibre may be the fault",
        "One message for a dead switch, its dozens of symptoms folded in",
        "What can wait until eight becomes a ticket and lets people sleep",
        "A heartbeat checked from another city, for when the room goes silent",
      ],
    },
    {
      id: "battery-clock",
      icon: "battery-medium",
      tab: "Power and UPS",
      title: "Minutes of battery left in a power cut",
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
      title: "Slow pages traced to their cause",
      description:
        "“It is slow after lunch” is enough to begin. OpenTelemetry times the click through browser, API and database, and the trace shows which of them kept the clerk waiting.",
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
      tab: "Capacity forecast",
      title: "Disks ordered before they fill up",
      description:
        "A disk for Kigali or Harare waits on procurement, freight and customs, so the forecast looks months ahead. For a start-up, the same chart warns about the cloud bill.",
      additionalContent: [
        "The date on which each volume, mailbox and table meets its limit",
        "A purchase request drafted with the growth chart attached",
        "Idle and oversized cloud machines listed monthly for your decision",
        "Last year’s school-fee and year-end peaks kept for comparison",
      ],
    },
  ],
  brief: {
    arrangement: "run",
    title: "How we set up monitoring",
    forWhom: "You hear of failures from the director’s phone, or your developers take turns being woken for nothing.",
    steps: [
      { when: "Week 1", description: "Probes and UPS readings go in." },
      { when: "Weeks 2 to 4", description: "With your on-call staff we fix, merge or delete each night’s alarms." },
      { when: "Every month", description: "A note says what was slow." },
    ],
    limit: {
      name: "SLO, a receipt in 2 seconds",
      value: "99.5%",
      description:
        "Of 60,000 receipts a month 300 may be slow. There were 92 left on 25 November; when none are, releases stop.",
    },
    youGet:
      "Dashboards your staff can edit, alarm rules in Git, a runbook page for each rule, an on-call roster that respects leave, and a monthly note on what was slow.",
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
      "The message said power lost, battery holding, generator running, so I knew I could stay at home. The old system sent a text for every switch in the building, and I drove in each time.",
    author: "ICT officer",
    position: "District hospital, Rwanda",
    isSample: true,
  },
  cta: {
    title: "Who notices first when your system stops?",
    description:
      "Describe your last failure and how you learned of it. We will say which check would have told you sooner.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
