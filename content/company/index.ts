import { sample } from "../sample";
import { brand } from "./brand";

/**
 * The company's details, with brand.ts. Email, phone, social links and values in `sample()` are samples until the
 * company supplies its own.
 */
export const company = {
  ...brand,
  phone: "+250 700 000 000",
  office: "Kigali, Rwanda",
  social: [
    { network: "x", label: "X", href: "https://imisozi.example/x" },
    { network: "github", label: "GitHub", href: "https://imisozi.example/github" },
    { network: "whatsapp", label: "WhatsApp", href: "https://imisozi.example/whatsapp" },
    { network: "facebook", label: "Facebook", href: "https://imisozi.example/facebook" },
  ],
  hours: [
    { days: "Monday-Friday", time: "9:00 AM - 6:00 PM" },
    { days: "Saturday", time: "10:00 AM - 2:00 PM" },
    { days: "Sunday", time: "Closed" },
  ],
  /** The facts about the steps after a message (content/next-step.ts). Pages leave out samples. */
  nextStep: {
    /** Begins "… answers by email". */
    answeredBy: sample("An engineer of the team that would do the work"),
    /** Ends "answers by email within …". */
    within: sample("one working day, Monday to Friday"),
    /** Ends "The first call is free and takes …". */
    firstCall: sample("30 minutes"),
    /** Ends "The proposal comes …". */
    proposal: sample("within five working days of the call"),
  },
  /** The controller of personal data. Rwanda's Law 058/2021 asks for each of these facts. */
  controller: {
    name: sample(`${brand.name} Ltd, Kigali, Rwanda`),
    registration: sample("Company number and data controller certificate to be added"),
    contactPerson: sample("Data protection officer, at the email address of the company"),
    hostingCountry: sample("Rwanda"),
  },
} as const;
/** The name in brand.ts is not the owner's choice yet. Delete these two lines when it is. */
export const workingName = sample(company.name);
