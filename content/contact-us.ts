import type { EnquiryField } from "@/lib/forms/enquiry-fields";
import { company } from "./company";
import { sample } from "./sample";
import type { Faq, PageMeta, Related, SampleRow } from "./types";

export const contactUs = {
  meta: {
    title: "Contact our software team in Kigali",
    description:
      "Write what the software has to do and who will use it. Email, phone, office and business hours of our team in Kigali, Rwanda.",
    updated: "2026-11-25",
  } satisfies PageMeta,
  title: "Contact Us",
  lead: "Write what the software has to do, who will use it and by when. Rough is fine.",
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
    labels: {
      name: "Your name",
      email: "Email",
      phone: "Phone",
      subject: "Subject",
      message: "Message",
    } satisfies Record<EnquiryField, string>,
    button: "Send message",
    busy: "Sending...",
    note: "We use your details to reply to you. We also keep which page or ad led you here.",
    honeypot: "Leave this empty",
  },
  sent: {
    text: "We have your message and will reply by email.",
    next: "What happens next",
    again: "Send Another Message",
  },
  next: {
    title: "What happens after you write",
    steps: [
      {
        term: "It reaches us",
        description:
          "Your message is saved, then goes by email to the people here who answer. This page tells you when it is saved.",
      },
      { term: "We reply", description: company.reply },
      {
        term: "We talk",
        description:
          "A first call, free of charge: who will use it, what it has to record, and what moves the cost. Then you decide.",
      },
    ] satisfies SampleRow[],
  },
  hours: { title: "Business Hours" },
  faq: {
    title: "Questions before you write",
    entries: [
      {
        id: "what-to-write",
        question: "What should I write?",
        answer:
          "What the software has to do, who will use it, and by when. If you have a tender, drawings or data, say what there is: the form takes no files, and we answer with a safe way to send them.",
      },
      {
        id: "free",
        question: "Does the first conversation cost anything?",
        answer: "No. It is free, and it commits you to nothing. You pay for work that is agreed in writing.",
      },
      {
        id: "confidential",
        question: "Can we sign a confidentiality agreement first?",
        answer: sample("Yes. Write only that you want one, and we sign it before you tell us more."),
      },
      {
        id: "languages",
        question: "In which languages can I write?",
        answer: sample("In English, French or Kinyarwanda. We answer in the language that you write in."),
      },
    ] satisfies Faq[],
  },
  related: {
    title: "Not sure what to ask for?",
    links: ["/services/web-applications", "/services/mobile-applications", "/dedicated-team", "/about-us"],
  } satisfies Related,
} as const;
