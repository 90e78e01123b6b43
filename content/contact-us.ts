import type { PageMeta, Related } from "./types";

export const contactUs = {
  meta: {
    title: "Contact our team in Kigali",
    description:
      "Write what the system has to do and who will use it. E-mail, phone, office and business hours of our team in Kigali, Rwanda.",
    updated: "2026-11-21",
  } satisfies PageMeta,
  title: "Contact Us",
  lead: "Write what the system has to do, who will use it and by when. Rough is fine.",
  card: {
    title: "Contact Information",
    email: "Email",
    phone: "Phone",
    office: "Office",
    mapAlt: "Drawing of a map, with a pin at our office",
    openMap: "Open in a map",
    follow: "Elsewhere",
  },
  form: {
    title: "Send Us a Message",
    requiredNote: "required",
    optional: "(optional)",
    name: "Your name",
    email: "Email",
    phone: "Phone",
    subject: "Subject",
    message: "Message",
    button: "Send message",
    busy: "Sending...",
    note: "We use your details to reply, and for nothing else.",
    honeypot: "Leave this empty",
  },
  sent: { text: "We have your message and will reply by email.", again: "Send Another Message" },
  hours: { title: "Business Hours" },
  related: {
    title: "Not sure what to ask for?",
    links: [
      { href: "/services/web-applications", label: "Web applications" },
      { href: "/services/mobile-applications", label: "Mobile applications" },
      { href: "/dedicated-team", label: "A dedicated team" },
      { href: "/about-us", label: "About our company" },
    ],
  } satisfies Related,
} as const;
