import type { Fitted, Heading } from "./heading";

export interface CommunicationCalendar extends Heading {
  axes: { influence: string; interest: string };
  /** A sprint of two weeks, from Monday to Friday. */
  weeks: { monday: string; label: Fitted }[];
  /** Everybody above it hears something in each sprint. */
  limit: { label: Fitted };
  /** From the most influence down; interest is from 0 to 1. */
  stakeholders: {
    name: Fitted;
    interest: number;
    canStop: boolean;
    /** `day` counts working days from the first Monday, which is 0. */
    messages: { day: number; label: string; isMissing?: boolean }[];
  }[];
}

export const communicationCalendar: CommunicationCalendar = {
  kind: "Communication calendar",
  title: { wide: "The registrar was never asked", narrow: "Registrar not asked" },
  verdict: { text: { wide: "Visit on 11 May", narrow: "Visit first" }, isFailed: true },
  axes: { influence: "Influence", interest: "Interest" },
  weeks: [
    { monday: "2027-05-10", label: "10 to 14 May" },
    { monday: "2027-05-17", label: { wide: "17 to 21 May", narrow: "17 to 21" } },
  ],
  limit: { label: { wide: "Can stop the launch", narrow: "Can stop it" } },
  stakeholders: [
    {
      name: { wide: "Permanent secretary", narrow: "Secretary" },
      interest: 0.1,
      canStop: true,
      messages: [{ day: 2, label: "letter" }],
    },
    {
      name: "Sponsor",
      interest: 0.68,
      canStop: true,
      messages: [
        { day: 4, label: "note" },
        { day: 9, label: "note" },
      ],
    },
    {
      name: { wide: "Steering committee", narrow: "Committee" },
      interest: 0.9,
      canStop: true,
      messages: [
        { day: 5, label: "papers" },
        { day: 8, label: "meets" },
      ],
    },
    {
      name: "Registrar",
      interest: 0.35,
      canStop: true,
      messages: [{ day: 1, label: "visit", isMissing: true }],
    },
    {
      name: "Front desk",
      interest: 0.9,
      canStop: false,
      messages: [
        { day: 0, label: "questions" },
        { day: 9, label: "demo" },
      ],
    },
    {
      name: { wide: "Field offices", narrow: "Offices" },
      interest: 0.5,
      canStop: false,
      messages: [
        { day: 2, label: "call" },
        { day: 7, label: "SMS" },
      ],
    },
  ],
};
