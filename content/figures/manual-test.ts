import type { FigureContent } from "./types";

/** Heights on a screen are in CSS pixels. */
export const defectReport = {
  kind: "Defect report",
  finding: "The keyboard hides Save",
  idea: { value: "2 of 6", label: "phones hide Save under the keyboard" },
  facts: [
    ["Build", "2.4.1 on staging"],
    ["Role", "Loan officer"],
  ],
  steps: ["Open New loan", "Type the purpose", "Press Save"],
  expected: "Save stays in view",
  shape: "A phone with a form for a new loan; on the shortest screen the keyboard lies over the Save button.",
  /** The form on which the fault was seen. */
  form: {
    title: "New loan",
    fields: [
      { name: "Amount", value: "450,000" },
      { name: "Purpose", value: "Seed" },
    ],
    button: "Save",
  },
  /** The button is placed from the top, the keyboard covers the foot. */
  layout: { width: 360, button: { top: 396, height: 56 }, keyboard: 288 },
  /** The heights of the screens tried, in the order of the states. */
  screens: [640, 760, 780, 800, 854],
  texts: {
    steps: "Steps",
    expected: "Expected",
    seen: "Seen",
    ends: "ends",
    hidden: "Save is under the keyboard",
    clear: "Save is above the keyboard",
    short: "too low",
    spare: "to spare",
    keyboard: "Keyboard",
    unit: "px",
    high: "high",
  },
  choice: {
    type: "radio",
    legend: "Height of the screen, in pixels",
    options: [{ name: "640", note: "two phones" }, "760", "780", "800", "854"],
  },
  states: [
    {
      verdict: { tone: "bad", text: "Fails on 2 of 6 phones" },
      says: "On 2 of 6 phones, those with a screen 640 pixels high, the keyboard hides Save, so a loan officer cannot store a new loan.",
    },
    {
      verdict: { tone: "good", text: "Passes at 760" },
      says: "On the phone 760 pixels high Save stays in view, close above the keyboard.",
    },
    {
      verdict: { tone: "good", text: "Passes at 780" },
      says: "On the phone 780 pixels high Save stays above the keyboard.",
    },
    {
      verdict: { tone: "good", text: "Passes at 800" },
      says: "On the phone 800 pixels high Save stays above the keyboard.",
    },
    {
      verdict: { tone: "good", text: "Passes at 854" },
      says: "On the tallest of the six phones, 854 pixels high, Save is well clear of the keyboard.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
