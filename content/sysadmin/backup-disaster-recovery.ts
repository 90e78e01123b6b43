import type { DisciplinePage } from "../types";

export const page: DisciplinePage = {
  meta: {
    title: "Backup and disaster recovery, with restore drills",
    description:
      "Copies in three places, recovery limits signed by the department that would suffer, and restores rehearsed by your own staff.",
    updated: "2026-11-25",
  },
  acronym: "RTO",
  acronymMeaning: "Recovery time objective",
  title: "Backup and Disaster Recovery",
  description:
    "We set up backups outside the building, and restores that your own staff rehearse, so that a counter reopens within its recovery time objective (RTO).",
  imageSrc: "/share/sysadmin-backup-disaster-recovery.png",
  features: [
    {
      id: "loss-limits",
      icon: "hourglass",
      tab: "RPO and RTO",
      title: "How much data and time you can afford to lose",
      description:
        "For each system the department head sets two limits: the hours of entries they could type again from paper, and the hours the counter could stay closed.",
      additionalContent: [
        "Both limits, RPO and RTO, on one line with a signature",
        "The cost of each hour saved, for the board to choose from",
        "Pre-numbered paper receipts in a drawer for the gap",
        "An order of return: payments and registers first, intranet last",
      ],
    },
    {
      id: "three-copies",
      icon: "layers",
      tab: "Backup copies",
      title: "Three copies, one in another building",
      description:
        "Proxmox Backup Server copies machines nightly and pgBackRest follows the database through the day. An encrypted copy leaves for a building that does not share your substation.",
      additionalContent: [
        "The first full copy travels by disk, the line then carries changes only",
        "Object Lock in compliance mode: a stolen password erases nothing",
        "Decryption keys printed and sealed, away from what they open",
        "The country of the offsite copy cleared with your data officer",
      ],
    },
    {
      id: "restore-drill",
      icon: "archive-restore",
      tab: "Restore drill",
      title: "Restore drills run by your own staff",
      description:
        "Once a quarter someone from your IT office rebuilds one system on an empty machine, from the written steps alone. We hold the stopwatch and note where they hesitate.",
      additionalContent: [
        "Row counts, last receipt number and one scanned deed compared",
        "Steps that needed a question are rewritten that afternoon",
        "Measured hours set beside the agreed limit, for the auditor",
        "A copy that shrinks overnight raises an alarm, whatever its log says",
      ],
    },
    {
      id: "bad-night",
      icon: "flashlight",
      tab: "Disaster plan",
      title: "A paper plan for the night the storage fails",
      description:
        "Power returns with a surge and the disk array stays dark. A paper runbook in the guard’s office says who decides, whom to wake and what to restore first.",
      additionalContent: [
        "The same runbook offline on two phones, its numbers dialled to check",
        "A time limit on repairs; when it passes, the restore begins",
        "The standby opens read-only until somebody has checked the counts",
        "Words for the morning queue, drafted in its own languages",
      ],
    },
    {
      id: "cloud-copies",
      icon: "copy",
      tab: "Cloud backups",
      title: "Backups of cloud databases and mail",
      description:
        "A managed database copies itself faithfully, including the DELETE that someone ran at midnight. A cloud-only team needs a copy under another account and another login.",
      additionalContent: [
        "Point-in-time recovery tried, back to the minute before a test error",
        "Google Workspace or Microsoft 365 mail copied outside the tenant",
        "Code, DNS zone and secrets included, as data alone cannot serve",
        "A rebuild in an empty account, timed from repository to first login",
      ],
    },
  ],
  brief: {
    arrangement: "run",
    title: "How we set up backup and recovery",
    forWhom:
      "Your backup disk sits on top of the server it protects, or you trust the cloud to remember everything for you.",
    steps: [
      { when: "Week 1", description: "In a workshop the department heads set both limits and sign them." },
      { when: "Weeks 2 and 3", description: "The copies run, and one leaves the building." },
      { when: "Week 4", description: "Your IT office restores a first system." },
      { when: "A Saturday you pick", description: "We pretend that the building is lost." },
    ],
    limit: {
      name: "RTO, counter closed",
      value: "4 hours",
      description:
        "This is the promise. In the drill the counter was open after 2 hours 40 minutes, with 1 hour 20 to spare.",
    },
    youGet:
      "Running copies, agreed recovery limits, a runbook on paper, drill reports with measured times, and people on your staff who have restored a system themselves.",
  },
  techStack: [
    "Proxmox Backup Server",
    "pgBackRest",
    "restic",
    "Veeam",
    "LTO tape",
    "S3 Object Lock",
    "AWS Backup",
    "PostgreSQL PITR",
    "ISO 22301",
    "NIST SP 800-34",
  ],
  testimonial: {
    quote:
      "In the first drill we found that the key to our backup was on the very server we had pretended to lose. It is in the safe now, and I have done the whole restore myself.",
    author: "Database administrator",
    position: "Municipal council, Zimbabwe",
    isSample: true,
  },
  cta: {
    title: "When did you last restore a backup?",
    description:
      "Name one system and the place where its copy is kept. The outline of a first drill will be in our reply.",
    buttonText: "Reach Out To Us",
    buttonHref: "/contact-us",
  },
};
