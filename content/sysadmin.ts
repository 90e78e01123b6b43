import type { SectionWords } from "@/content/types";

export const sysadminSection: SectionWords = {
  meta: {
    title: "System administration for institutions in Africa",
    description:
      "System administration in Rwanda: servers, networks, access control, backup and monitoring, set up so that your own staff can run them.",
    updated: "2026-11-28",
  },
  color: "ink",
  art: "sysadmin",
  title: "How we run servers and networks, with sample documents",
  description: "How we keep systems running through power cuts and staff changes.",
  cta: {
    title: "Who keeps your systems running?",
    description:
      "Tell us how many people look after them, and in which towns. Leave out names and addresses of systems.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
};
