import { Pause } from "@/components/ui/pause";
import { count } from "@/content/format";
import { card, households, registerTexts, sectors } from "@/content/solution/social-registry";
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

/** The state in which a sector is chosen. */
const stateOf = (sector: string) => sectors.findIndex(({ name }) => name === sector) + 1;

/**
 * Lines of the register, with a bar at the household whose card is open. On a narrow figure the sector is a second line
 * below the number.
 */
export function HouseholdTable() {
  return (
    <Table
      caption={`${households.length} of the ${count(sectors[0].households)} households in Huye district`}
      columns={columns}
      widths={widths}
    >
      {households.map(({ number, sector, members, lastVisit, status }) => (
        <tr
          key={number}
          data-mark={stateOf(sector)}
          className={number === card.number ? "*:first:[box-shadow:inset_3px_0_theme(colors.green.500)]" : undefined}
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
      ))}
    </Table>
  );
}
