import { sample } from "@/content/sample";
import type { ExpertiseWords, FigureContent } from "@/content/types";

/** The data of the restore drill. Durations are in minutes. */
export const restoreDrill = {
  kind: "Restore drill report",
  headline: "Back in 2 h 40 min",
  start: "08:00",
  end: "13:00",
  lost: { at: "09:00", label: "Machine lost" },
  open: "Office open",
  /** The recovery point is the lost time before the failure; the recovery time is that of the closed office. */
  rpo: { term: "RPO", name: "entries lost", objective: 60, reached: 20 },
  rto: { term: "RTO", name: "office closed", objective: 240 },
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
      says: "Your IT office rebuilt the payments system from the written steps. The last 20 minutes of entries were lost, and the office was open in time.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const backupDisasterRecovery: ExpertiseWords = {
  meta: {
    title: "Backup and disaster recovery in Rwanda",
    description:
      "Backup and disaster recovery in Rwanda: three copies of your data, one in another building, and restores that your own staff rehearse.",
    updated: "2026-11-28",
  },
  acronym: "RTO",
  title: "Backup and Disaster Recovery",
  description:
    "RTO, the recovery time objective, is how long your service may be closed. You set it; we set up backups outside the building, and your staff in Rwanda or Zimbabwe rehearse the restore.",
  offer: "Backups outside the building, and staff who have restored one.",
  imageSrc: "/share/sysadmin-backup-disaster-recovery.png",
  features: [
    {
      id: "loss-limits",
      icon: "hourglass",
      tab: "RPO and RTO",
      title: "How much data and time you can afford to lose",
      description:
        "Department heads set two limits for each system: how many hours of entries they could type again, and how many hours the service could be closed.",
      additionalContent: [
        "The one for entries is called RPO, the other RTO",
        "Payments and registers return before the intranet",
      ],
    },
    {
      id: "three-copies",
      icon: "layers",
      tab: "Backup copies",
      title: "Three copies, one in another building",
      description:
        "Machines are copied daily, the database’s changes every half hour or more often. An encrypted copy goes to a building on another power line.",
      additionalContent: [
        "A full copy travels by disk once; then the line carries changes, and a small database whole at night",
        "Copies cannot be deleted before their date, even with a stolen password",
        "Keys to the copies are printed, sealed and kept elsewhere",
      ],
    },
    {
      id: "restore-drill",
      icon: "archive-restore",
      tab: "Restore drill",
      title: "Restore drills run by your own staff",
      description:
        "Your IT office rebuilds a system on an empty machine, from the written steps alone, while we hold the stopwatch and note where they hesitate. Afterwards they repeat the drill once a quarter.",
      additionalContent: [
        "The number of records and the last receipt number are compared",
        "A step that needed a question is rewritten that afternoon",
      ],
    },
    {
      id: "bad-night",
      icon: "flashlight",
      tab: "Disaster plan",
      title: "A paper plan for the night the storage fails",
      description:
        "If a power surge destroys the disks, the steps are at hand: on paper in the guard’s office, and offline on two phones.",
      additionalContent: [
        "The paper says who decides, and in which order to restore",
        "Repairs have a time limit; after that the restore begins",
      ],
    },
    {
      id: "cloud-copies",
      icon: "copy",
      tab: "Cloud backups",
      title: "Backups of cloud databases and email",
      description:
        "A cloud database also copies a deletion made by mistake. So we keep a copy under another account, and time a rebuild up to the first log-in.",
      additionalContent: [
        "We try a return to the minute before a test error",
        "Google Workspace or Microsoft 365 email is copied outside the provider",
      ],
    },
  ],
  neighbour: {
    text: "We can build the machines to restore to, from code.",
    path: "/sysadmin/infrastructure-provisioning",
  },
  engagement: {
    youGet: "Working backups, the restore steps on paper, and staff who have restored a system themselves.",
    effort: sample({
      duration: "5 to 6 weeks",
      durationNote: "Four until one system has been restored, one or two for the drill.",
      inputs: "Your department heads for a morning, a second building, an empty machine and two of your staff.",
      roles: "A systems engineer, a database engineer and an observer at the drill.",
    }),
    howItRuns: "Copies run from the second week. On a Saturday you pick, a machine is switched off as if lost.",
  },
  techStack: ["Proxmox Backup Server", "pgBackRest", "restic", "Veeam", "LTO tape", "AWS Backup"],
  testimonial: {
    quote: "I have never restored our database. When I have to, it should not be for the first time.",
    author: "Database administrator",
    position: "Municipal council, Zimbabwe",
    isSample: true,
  },
  cta: {
    title: "When did you last restore a backup?",
    description: "Answer with a year, or with “never”, and we say what a drill would take.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
  figure: restoreDrill,
  art: "backup-disaster-recovery",
  findings: [
    { text: "Payments open again after 2\u00a0h\u00a040\u00a0min; the limit is 4\u00a0h" },
    { text: "The longest step, the full copy, takes an hour" },
  ],
};
