/** How a verdict is meant. Its icon says the same as its colour. */
export type Tone = "good" | "mixed" | "bad";

export interface Verdict {
  tone: Tone;
  text: string;
}

/** The caption of one state: a sentence that is true on its own, with or without the verdict above it. */
export type FigureState = string | { verdict: Verdict; says: string };

/** What a reader chooses. */
export interface Choice {
  legend: string;
  options: readonly (string | { name: string; note: string })[];
  /** The number of the state that each option of a radio group leads to: its position by default. */
  order?: readonly (1 | 2 | 3 | 4 | 5 | 6)[];
}

interface Heading {
  /** What kind of document or screen it is. */
  kind: string;
  /** What it says, whatever is chosen. */
  finding: string;
}

type States<Count extends readonly unknown[]> = { [Index in keyof Count]: FigureState };

/** A figure without a choice: read from top to bottom. */
interface StillFigure extends Heading {
  choice?: never;
  states: readonly [FigureState];
}

/** Radio buttons, one for each state. */
interface RadioFigure extends Heading {
  choice: Choice & { type: "radio" };
  /** 2 to 6. */
  states: readonly [FigureState, FigureState, ...FigureState[]];
}

/** One checkbox or two, unchecked at first. The states: none, the first, the second, both. */
type CheckboxFigure = Heading & { choice: Choice & { type: "checkbox" } } & (
    | { states: States<readonly [0, 1]> }
    | { states: States<readonly [0, 1, 2, 3]> }
  );

/** What all figures have in common. The data of each one extends it. */
export type ScreenContent = StillFigure | RadioFigure | CheckboxFigure;

/** Two papers about one thing, entry by entry. */
export type ComparisonContent = ScreenContent & {
  caption: string;
  columns: readonly [entry: string, first: string, second: string];
  rows: readonly (readonly [entry: string, first: string, second: string])[];
};

/** The figure of a page's hero has one idea, a value and what it is of, which lists of pages show. */
export type FigureContent = ScreenContent & { idea: { value: string; label: string } };
