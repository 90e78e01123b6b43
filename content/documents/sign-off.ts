import type { DocumentSection, Table } from "./types";

/** The last section of a report: who read it, and what they agreed to or decided. */
export const signOff = (
  number: number,
  caption: string,
  agreed: "Statement" | "Decision",
  rows: Table["rows"],
): DocumentSection => ({
  id: "sign-off",
  heading: `${number}. Sign-off`,
  isWhole: true,
  blocks: [
    {
      kind: "table",
      phone: "labelled",
      caption,
      columns: [{ label: "Role" }, { label: agreed }, { label: "Date", isOneLine: true }],
      rows,
    },
  ],
});
