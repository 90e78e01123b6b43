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
  groups: [
    {
      canStop: true,
      people: [
        { name: "Permanent secretary", messages: [{ date: "2027-05-12", text: "letter" }] },
        {
          name: "Sponsor",
          messages: [
            { date: "2027-05-14", text: "note" },
            { date: "2027-05-21", text: "note" },
          ],
        },
        {
          name: "Steering committee",
          messages: [
            { date: "2027-05-17", text: "papers" },
            { date: "2027-05-20", text: "meets" },
          ],
        },
        { name: "Registrar", messages: [], isMissed: true },
      ],
    },
    {
      canStop: false,
      people: [
        {
          name: "Front desk",
          messages: [
            { date: "2027-05-10", text: "questions" },
            { date: "2027-05-21", text: "demo" },
          ],
        },
        {
          name: "Field offices",
          messages: [
            { date: "2027-05-12", text: "call" },
            { date: "2027-05-19", text: "SMS" },
          ],
        },
      ],
    },
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
    options: [{ name: "Visit", note: "on 11 May" }, { name: "Letter" }, { name: "Demo", note: "on 21 May" }],
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
