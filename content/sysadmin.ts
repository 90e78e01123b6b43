import type { SectionWords } from "@/content/types";

export const sysadminSection: SectionWords = {
  meta: {
    title: "System administration for institutions in Africa",
    description:
      "Servers, networks, access control, backup and monitoring, set up so that your staff can run them after us.",
    updated: "2026-11-26",
  },
  color: "ink",
  description: "What keeps systems running through power cuts and staff changes.",
  cta: {
    title: "Tell us about your last outage",
    description: "Write what stopped, and for how long.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
