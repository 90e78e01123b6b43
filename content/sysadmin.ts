import { sample } from "@/content/sample";
import type { SectionWords } from "@/content/types";

export const sysadminSection: SectionWords = {
  meta: {
    title: "How we set up servers, with sample documents",
    description:
      "System administration in Rwanda: servers, networks, access control, backup and monitoring, set up so that your own staff can run them.",
    updated: "2026-11-29",
  },
  color: "ink",
  art: "sysadmin",
  title: "How we set up servers, with sample documents",
  description:
    "Servers and networks that keep institutions and firms in Rwanda or Zimbabwe working through power cuts and staff changes.",
  duration: sample("4 to 12 weeks"),
  neighbour: {
    text: "Software looked after by the month is a service.",
    path: "/services/maintenance-and-support",
    sample: "/sysadmin/backup-disaster-recovery/restore-drill-report",
  },
  cta: {
    title: "Who keeps your systems running?",
    description:
      "Tell us how many people look after them, and in which towns. Leave out names and addresses of systems.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
