import type { FigureContent } from "./types";

/** Dates are YYYY-MM-DD. The calendar is of one sprint: the working days of two weeks. */
export const communicationCalendar = {
  kind: "Stakeholder calendar",
  finding: "The registrar was never asked",
  idea: { value: "1 of 4", label: "who can stop the launch hears nothing in this sprint" },
  caption: "Who hears what, and when.",
  canStop: "can stop the launch",
  weeks: [
    { name: "10 to 14 May", days: ["2027-05-10", "2027-05-11", "2027-05-12", "2027-05-13", "2027-05-14"] },
    { name: "17 to 21 May", days: ["2027-05-17", "2027-05-18", "2027-05-19", "2027-05-20", "2027-05-21"] },
  ],
  /** When the steering committee meets. */
  meeting: "2027-05-20",
  /** Those who can stop the launch come first. `messages` has what they hear on a date. */
  people: [
    { name: "Permanent secretary", canStop: true, messages: { "2027-05-12": "letter" } },
    { name: "Sponsor", canStop: true, messages: { "2027-05-14": "note", "2027-05-21": "note" } },
    { name: "Steering committee", canStop: true, messages: { "2027-05-17": "papers", "2027-05-20": "meets" } },
    { name: "Registrar", canStop: true, isMissed: true, messages: {} },
    { name: "Front desk", canStop: false, messages: { "2027-05-10": "questions", "2027-05-21": "demo" } },
    { name: "Field offices", canStop: false, messages: { "2027-05-12": "call", "2027-05-19": "SMS" } },
  ],
  /** What the registrar hears in each state. A letter goes out with that to the permanent secretary. */
  proposals: [
    { date: "2027-05-11", text: "visit" },
    { date: "2027-05-12", text: "letter", remark: "no reply?" },
    { date: "2027-05-21", text: "demo" },
  ],
  choice: {
    type: "radio",
    legend: "How do you ask in time?",
    options: [{ name: "Visit", note: "on 11 May" }, "Letter", { name: "Demo", note: "on 21 May" }],
  },
  states: [
    {
      verdict: { tone: "good", text: "9 days before the meeting" },
      says: "A visit on 11 May costs a trip. You know the objections before the committee has its papers on 17 May.",
    },
    {
      verdict: { tone: "mixed", text: "Not known in time" },
      says: "A letter costs little. Without a reply you do not know whether it was read, and the committee meets on 20 May.",
    },
    {
      verdict: { tone: "bad", text: "A day too late" },
      says: "An invitation to the demo costs nothing, but the demo is on 21 May, the day after the committee meets.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
