import type { Fitted, Heading } from "./heading";

/** Heights on a screen are in CSS pixels. */
export interface DefectReport extends Heading {
  facts: { name: string; value: Fitted }[];
  steps: { name: string; lines: Fitted[] };
  expected: { name: string; value: Fitted };
  /** In two lines beside the screen on the wide sheet. */
  seen: { name: string; lines: { wide: string[]; narrow: string[] } };
  /** The form on which the fault was seen. */
  form: { title: string; fields: { name: string; value: string }[]; button: string };
  /** The button is placed from the top, the keyboard covers the foot. */
  layout: { button: { top: number; height: number }; keyboard: { height: number; label: string } };
  /** The heights of the screens tried; the first is the one in the report. */
  phones: { name: string[]; screens: number[] };
}

export const defectReport: DefectReport = {
  kind: "Defect report",
  title: { wide: "The keyboard hides Save", narrow: "Save is hidden" },
  verdict: { text: { wide: "Fails on 2 of 6 phones", narrow: "2 of 6 phones" }, isFailed: true },
  facts: [
    { name: "Build", value: { wide: "2.4.1 on staging, loan clerk", narrow: "2.4.1, loan clerk" } },
    { name: "Phone", value: { wide: "Android 10, 640 px high", narrow: "Android 10, 640 px" } },
  ],
  steps: { name: "Steps", lines: ["1  Open New loan", "2  Type the purpose", "3  Press Save"] },
  expected: { name: "Expected", value: "Save stays in view" },
  seen: { name: "Seen", lines: { wide: ["Save is under", "the keyboard"], narrow: ["It is under the keys"] } },
  form: {
    title: "New loan",
    fields: [
      { name: "Amount", value: "450,000" },
      { name: "Purpose", value: "Seed" },
    ],
    button: "Save",
  },
  layout: { button: { top: 396, height: 56 }, keyboard: { height: 288, label: "Keyboard" } },
  phones: { name: ["Tried on,", "px high"], screens: [640, 640, 760, 780, 800, 854] },
};
