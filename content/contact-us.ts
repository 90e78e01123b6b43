import { nextStep } from "./next-step";
import type { Faq, PageMeta, Related, Row } from "./types";

export const contactUs = {
  meta: {
    title: "Contact our software team in Kigali",
    description:
      "Write to our software team in Kigali, Rwanda, about a project, an RFP or a tender. Email, phone, office and business hours.",
    updated: "2026-11-28",
  } satisfies PageMeta,
  title: "Contact Us",
  lead: "Tell us what the software has to do and who will use it. The first call is free.",
  card: {
    title: "Contact Information",
    email: "Email",
    phone: "Phone",
    office: "Office",
    mapAlt: "Drawing of a map, with a pin at our office",
    openMap: "Open in a map",
    follow: "Social media",
  },
  form: {
    title: "Send Us a Message",
    call: "Or call",
    requiredNote: "required",
    optional: "(optional)",
    labels: {
      name: "Your name",
      email: "Email",
      phone: "Phone",
      subject: "Subject",
      message: "Message",
    },
    button: "Send message",
    busy: "Sending...",
    note: "We use your details to reply to you. We also keep which page or ad led you here. Write to us to have them deleted.",
    honeypot: "Leave this empty",
  },
  sent: {
    text: "We have your message. The reply comes by email.",
    next: "What happens next",
    again: "Send Another Message",
  },
  next: {
    title: "What happens after you write",
    steps: [
      {
        term: "It reaches us",
        description: "It is saved, and goes to the people who answer.",
      },
      {
        term: "We reply",
        description: nextStep.reply,
      },
      {
        term: "We talk",
        description: `${nextStep.call} Ask for a confidentiality agreement first if you need one.`,
      },
    ] satisfies Row[],
  },
  hours: { title: "Business Hours" },
  faq: {
    title: "Questions before you write",
    entries: [
      {
        id: "what-to-write",
        question: "What should I write?",
        answer:
          "What the software is for, who uses it, and by when. Name your tender or RFP if it is public. Leave out passwords, suppliers, outages and names: the reply has a safe way to send what is confidential, and files.",
      },
      {
        id: "free",
        question: "Does the first conversation cost anything?",
        answer: "No. You pay for work that is agreed in writing.",
      },
    ] satisfies Faq[],
  },
  related: {
    title: "Read before you write",
    links: ["/buying", "/services", "/dedicated-team", "/about-us"],
  } satisfies Related,
} as const;
