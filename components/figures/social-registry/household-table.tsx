import type { ReactNode } from "react";
import { Pause } from "@/components/ui/pause";
import { type Household, households, registerTexts } from "@/content/solution/social-registry";
import { Status } from "../parts/status";
import { Table } from "../parts/table";

const texts = registerTexts;

const statuses = {
  verified: { tone: "good", text: texts.verified },
  review: { tone: "mixed", text: texts.review },
  due: { tone: "bad", text: texts.due },
} as const;

const columns = [texts.household, texts.members, texts.lastVisit, texts.status];
const widths = [
  "w-[29%] text-left @md:w-[35%]",
  "w-[25%] text-right @xs:w-[20%] @md:w-[15%]",
  "w-[20%] text-left @xs:w-[26%]",
  "text-left",
];

interface HouseholdTableProps {
  caption: ReactNode;
  /** The state that marks a row. */
  markedIn?: (household: Household) => number;
  /** The number of the household whose card is open. */
  open?: string;
}

/** Lines of the register. On a narrow figure the sector is a second line below the number. */
export function HouseholdTable({ caption, markedIn, open }: HouseholdTableProps) {
  return (
    <Table caption={caption} columns={columns} widths={widths}>
      {households.map((household) => {
        const { number, sector, members, lastVisit, status } = household;
        return (
          <tr
            key={number}
            data-mark={markedIn?.(household)}
            className={number === open ? "*:first:[box-shadow:inset_3px_0_theme(colors.green.500)]" : undefined}
          >
            <th scope="row" className="font-normal @md:whitespace-nowrap">
              <b className="inline-block w-[5.25rem] whitespace-nowrap">{number}</b>
              <Pause />
              <span className="block text-ink-600 @md:inline">{sector}</span>
            </th>
            <td className="text-right">{members}</td>
            <td>{lastVisit}</td>
            <td>
              <Status tone={statuses[status].tone}>{statuses[status].text}</Status>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
