import { sample } from "@/content/sample";
import type { FigureContent, ServiceWords } from "@/content/types";

export const taskFlow = {
  kind: "Task flow",
  steps: [
    { name: "Find bill", taps: 3 },
    { name: "Check", taps: 1 },
    { name: "Pay", taps: 5 },
    { name: "Receipt", taps: 1 },
  ],
  /** The step at which each state after the first leaves the route, and the return to it with its taps. */
  detours: [
    { step: 0, refusal: "The bill is not found", back: "Search by name", taps: 2 },
    { step: 1, refusal: "The name is wrong", back: "Call the office, then check again", taps: 2 },
    { step: 2, refusal: "The PIN is forgotten", back: "Reset it by SMS, then pay", taps: 6 },
  ],
  direct: "No detour",
  limit: { taps: 12, label: "Limit, 12 taps" },
  taps: { one: "tap", many: "taps" },
  choice: {
    type: "radio",
    legend: "What happens",
    options: ["Shortest route", "Bill not found", "Wrong name", "PIN forgotten"],
  },
  states: [
    {
      headline: "A fee is paid in 4 screens and 10 taps",
      verdict: { tone: "good", text: "Approved" },
      says: "Finding the bill takes 3 taps, checking it 1, paying 5 (a PIN of four digits and OK) and the receipt 1: 10 of at most 12.",
    },
    {
      headline: "Bill not found: search by name",
      verdict: { tone: "mixed", text: "A way back" },
      says: "The bill is not found: the screen offers the search by name, which takes 2 taps more, 12 in all. What was typed is kept.",
    },
    {
      headline: "Wrong name: call the office",
      verdict: { tone: "mixed", text: "A way back" },
      says: "The name on the bill is wrong: the screen gives the number of the office. To call it and check again takes 2 taps more, 12 in all.",
    },
    {
      headline: "PIN forgotten: reset it by SMS",
      verdict: { tone: "bad", text: "4 taps over" },
      says: "A forgotten PIN is reset by SMS, which takes 6 taps more: 16 in all, 4 over the limit. The payment goes on where it stopped.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;

export const uiDesign: ServiceWords = {
  meta: {
    title: "UI/UX design in Kigali for portals and apps",
    description:
      "UI/UX design in Rwanda for portals and apps: screens drawn with the staff and citizens who use them, accessible and ready to build.",
    updated: "2026-11-28",
  },
  hero: {
    title: "UI/UX Design",
    subtitle: "We design screens that new staff learn in a morning and a citizen can finish on a borrowed phone.",
    ctaText: "Contact Us",
  },
  intro: {
    title: "Screens drawn with the people who use them",
    description:
      "People who cannot fill in your form phone you, or give up. So we watch them first, in Rwanda or Zimbabwe, and draw afterwards.",
  },
  offer: "Screens that new staff and citizens can use without help.",
  focusTitle: "What our designers draw",
  pillars: [
    {
      icon: "workflow",
      title: "Task flows",
      description: "We draw the shortest route through a task, then what can go wrong.",
      color: "green-900",
    },
    {
      icon: "languages",
      title: "Words and languages",
      description: "People who speak the language read the labels aloud.",
      color: "green-800",
    },
    {
      icon: "sheet",
      title: "Back-office screens",
      description: "Column order and shortcuts come from watching officers at work.",
      color: "green-600",
    },
    {
      icon: "contrast",
      title: "Accessible colours and buttons",
      description: "Contrast is measured, and buttons are 44 pixels high or more.",
      color: "green-500",
    },
    {
      icon: "component",
      title: "Design system",
      description: "Each part is drawn once, under the name it has in the code.",
      color: "green-400",
    },
  ],
  engagement: {
    youGet: "A Figma library with all error states, in your account, and a spreadsheet of labels for translators.",
    effort: sample({
      duration: "6 to 10 weeks",
      durationNote: "Two until you approve the flows, then four to eight with eight to twelve finished screens each.",
      inputs: "Two days beside the people who do the work, their forms, and someone who may approve a screen.",
      roles: "A designer, a writer for labels and errors, and a developer who checks what can be built.",
    }),
    howItRuns: "We watch the work for a week and draw flows for another; then finished screens come weekly.",
  },
  cta: {
    title: "Which screen brings the most support calls?",
    description: "Write what the screen is for and who uses it.",
    buttonText: "Contact Us",
    buttonHref: "/contact-us",
  },
  figure: taskFlow,
  art: "ui-design",
  findings: [
    { text: "A fee is paid in 10 taps, where 12 are allowed" },
    { text: "A forgotten PIN is reset by SMS, then the fee is paid" },
  ],
};
