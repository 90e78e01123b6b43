import { sample } from "@/content/sample";
import type { ExpertiseWords, FigureContent } from "@/content/types";

/** The data of the restore drill. Durations are in minutes. */
export const restoreDrill = {
  kind: "Restore drill report",
  headline: "Back in 2 h 40 min",
  start: "08:00",
  end: "13:00",
  lost: { at: "09:00", label: "Machine lost" },
  open: "Counter open",
  /** The recovery point is the lost time before the failure; the recovery time is that of the closed counter. */
  rpo: { term: "RPO", name: "entries lost", objective: 60, reached: 20 },
  rto: { term: "RTO", name: "counter closed", objective: 240 },
  steps: [
    { name: "Key from the safe", minutes: 25, note: "one question asked" },
    { name: "Empty machine built", minutes: 35 },
    { name: "Full copy restored", minutes: 60 },
    { name: "Changes replayed", minutes: 25 },
    { name: "Counts compared", minutes: 15 },
  ],
  texts: { objective: "Objective", reached: "Reached", ofObjective: "at most", spare: "to spare" },
  states: [
    {
      verdict: { tone: "good", text: "Inside both limits" },
      says: "Your IT office rebuilt the payments system from the written steps. The last 20 minutes of entries were lost. The counter was open in time.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const backupDisasterRecovery: ExpertiseWords = {
  meta: {
    title: "Backup and disaster recovery, with restore drills",
    description:
      "Three copies of your data, one in another building. Recovery limits that are signed. Restores that your staff rehearse.",
    updated: "2026-11-27",
  },
  acronym: "RTO",
  acronymMeaning: "Recovery time objective",
  title: "Backup and Disaster Recovery",
  description:
    "We set up backups outside the building. Your staff rehearse the restore, against a recovery time objective (RTO).",
  imageSrc: "/share/sysadmin-backup-disaster-recovery.png",
  features: [
    {
      id: "loss-limits",
      icon: "hourglass",
      tab: "RPO and RTO",
      title: "How much data and time you can afford to lose",
      description:
        "Department heads set two limits for every system: how many hours of entries they could type again, and how many hours the service could be closed.",
      additionalContent: [
        "RPO and RTO stand on the same line, with a signature",
        "The board sees what an hour less would cost",
        "Payments and registers return first, the intranet last",
      ],
    },
    {
      id: "three-copies",
      icon: "layers",
      tab: "Backup copies",
      title: "Three copies, one in another building",
      description:
        "Machines are copied daily, database changes every half hour. An encrypted copy goes to a building on another substation.",
      additionalContent: [
        "The first full copy travels by disk; then the line carries changes, and a small database whole every night",
        "Object Lock in compliance mode keeps copies until their date, even from stolen credentials",
        "Decryption keys are printed and sealed, away from what they open",
      ],
    },
    {
      id: "restore-drill",
      icon: "archive-restore",
      tab: "Restore drill",
      title: "Restore drills run by your own staff",
      description:
        "Once a quarter your IT office rebuilds a system on an empty machine, from the written steps alone. We hold the stopwatch and note where they hesitate.",
      additionalContent: [
        "Row counts and the last receipt number are compared",
        "A step that needed a question is rewritten that afternoon",
      ],
    },
    {
      id: "bad-night",
      icon: "flashlight",
      tab: "Disaster plan",
      title: "A paper plan for the night the storage fails",
      description:
        "Power returns with a surge, and the disk array is dark. A runbook on paper lies in the guard’s office, and two phones hold it offline.",
      additionalContent: [
        "The paper says who decides",
        "It says what to restore first",
        "It sets a time limit on repairs; after that the restore begins",
        "It has a notice for people who wait, in their languages",
      ],
    },
    {
      id: "cloud-copies",
      icon: "copy",
      tab: "Cloud backups",
      title: "Backups of cloud databases and email",
      description:
        "A managed database copies itself faithfully, including the deletion that was a mistake. So we keep a copy under another account, and time a rebuild up to the first log-in.",
      additionalContent: [
        "Point-in-time recovery is tried, back to the minute of a test error",
        "Google Workspace or Microsoft 365 email is copied outside the tenant",
      ],
    },
  ],
  engagement: {
    youGet: "Running copies, a runbook on paper, and staff who have restored a system themselves.",
    effort: sample({
      duration: "5 to 6 weeks",
      durationNote:
        "Four until a first system has been restored; the Saturday follows. A slow line delays the first full copy.",
      inputs:
        "Your department heads for a morning, a second building and an empty machine. Two of your staff do the restores.",
      roles: "A systems engineer, a database engineer and, on the day of the drill, an observer with a stopwatch.",
    }),
    howItRuns:
      "Your department heads set the limits in week 1, and the copies run from week 2. On a Saturday you pick, a machine is switched off as if it were lost.",
  },
  techStack: ["Proxmox Backup Server", "pgBackRest", "restic", "Veeam", "LTO tape", "AWS Backup"],
  testimonial: {
    quote: "I have never restored our database from nothing. The first time should be on a day that I choose.",
    author: "Database administrator",
    position: "Municipal council, Zimbabwe",
    isSample: true,
  },
  cta: {
    title: "When did you last restore a backup?",
    description: "Answer with a year, or with “never”. A systems engineer tells you what a first drill would take.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: restoreDrill,
  art: "backup-disaster-recovery",
  findings: [
    { text: "Counters are open again after 2 h 40 min, of 4 h allowed" },
    { text: "The longest step, the full copy, takes an hour" },
  ],
};
