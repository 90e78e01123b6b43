import type { DisciplinePage } from "../types";

export const page: DisciplinePage = {
  meta: {
    title: "Monitoring and performance: alerts, SLOs and capacity",
    description:
      "Checks that users can finish their task, alarms that reach one phone when the fibre is down, and forecasts before disks fill.",
    updated: "2026-11-26",
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
  brief: {
    arrangement: "run",
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
      "Describe your last failure and how you learned of it. One check would have told you sooner, and the reply names it.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
