import type { SectionWords } from "@/content/types";

export const sysadminSection: SectionWords = {
  meta: {
    title: "System administration for institutions in Africa",
    description: "Servers, networks, access control, backup and monitoring. Your staff can run them when we have left.",
    updated: "2026-11-27",
  },
  color: "ink",
  art: "sysadmin",
  description: "What keeps systems running through power cuts and staff changes.",
  cta: {
    title: "Who keeps your systems running?",
    description: "Tell us how many people look after them, and in which towns. No names of systems, no addresses.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
