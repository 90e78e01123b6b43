import { company } from "./company";
import type { PageMeta, Row } from "./types";

/** What this site keeps about people. Each line is true of the code: whoever changes one changes the other. */
export const privacy = {
  meta: {
    title: "Privacy: what this site keeps about you",
    description:
      "Which personal data this website stores, why, for how long, and whom to ask. Under Rwanda's Law 058/2021 and the GDPR.",
  } satisfies PageMeta,
  title: "Privacy",
  lead: `${company.name} keeps what you send us, what an account needs, and nothing that follows you around.`,
  updated: "In force since 21 November 2026.",
  parts: [
    {
      title: "When you write to us",
      lead: "You fill in the contact form because you want an answer. That is what the data is for.",
      rows: [
        {
          term: "What is kept",
          description:
            "Your name, e-mail address, subject and message, and your phone number if you gave one. The time. Which page of this site you came to first, from which site, and what the address of an ad carried.",
        },
        {
          term: "Where it goes",
          description: "Into this site's database, and from there by e-mail to the people here who answer.",
        },
        {
          term: "For how long",
          description: "Two years in the database. A message that did not reach our mailbox stays until it does.",
        },
      ],
    },
    {
      title: "When you leave your e-mail address",
      lead: "On the home page you can ask us to contact you.",
      rows: [
        {
          term: "What stays",
          description:
            "The address, when you left it, and the same about where you came from. It stays until you ask us to delete it.",
        },
        {
          term: "How to end it",
          description:
            "Each e-mail to you has a link that ends it with one click. We then keep the address with a note that you want no mail.",
        },
      ],
    },
    {
      title: "When you have an account",
      lead: "An account is yours to open, and to have deleted.",
      rows: [
        {
          term: "What it consists of",
          description:
            "Your e-mail address, your password as a hash from which nobody can read it back, and the profile that you fill in: name, phone, and what you want us to know.",
        },
        {
          term: "With Google",
          description:
            "Google tells us your e-mail address and a number that stands for your account there. We never see your Google password. Google learns that you signed in here; nothing is loaded from Google before you press its button.",
        },
        {
          term: "How long it lasts",
          description: "As long as you want it. A login ends after 30 days, or when you sign out.",
        },
      ],
    },
    {
      title: "What your browser keeps",
      lead: "No analytics, no advertising cookies, nothing from another company.",
      rows: [
        {
          term: "Cookies",
          description:
            "Only with an account or a form: who is logged in (30 days), the way to Google and back (15 minutes), and the answer to a form that was sent without script (one minute).",
        },
        {
          term: "Storage of the page",
          description:
            "While a tab is open: an unsent message, so that a reload does not lose it, and where your visit began. While you are logged in: your e-mail address and kind of account.",
        },
        {
          term: "Our own log",
          description:
            "Which pages failed, and who logged in or sent a form, under a code instead of an address. To stop floods of forms, the site counts for 15 minutes how often a network address sends one.",
        },
      ],
    },
    {
      title: "Your rights",
      lead: "Rwanda's Law 058/2021 on personal data and privacy and, for people in the European Union, the GDPR give you these.",
      rows: [
        {
          term: "Ask us",
          description: `Write to ${company.email}. You can see what we have about you, have it corrected, have it deleted, or have it sent to you. We answer within 30 days, and it costs nothing.`,
        },
        {
          term: "Who is responsible",
          description: `${company.name}, ${company.office}.`,
        },
        {
          term: "If we do not help",
          description:
            "In Rwanda you can turn to the Data Protection and Privacy Office of the National Cyber Security Authority; in the European Union, to the authority where you live.",
        },
      ],
    },
  ] satisfies { title: string; lead: string; rows: Row[] }[],
} as const;
