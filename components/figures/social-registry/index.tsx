import { count } from "@/content/format";
import {
  grievanceView,
  listView,
  registerTexts,
  registry,
  sectors,
  supportView,
} from "@/content/solution/social-registry";
import { Comparison } from "../parts/comparison";
import { Facts } from "../parts/facts";
import { Figure } from "../parts/figure";
import { Numbers } from "../parts/numbers";
import { Table } from "../parts/table";
import { HouseholdMembers, HouseholdSupport } from "./household-card";
import { HouseholdTable } from "./household-table";

const texts = registerTexts;

/**
 * The register with one household's card; on a narrow figure the card alone. A choice of a sector changes the counts
 * and marks its households.
 */
export function RegistryHero() {
  return (
    <Figure
      content={registry}
      isProduct
      isCut
      choiceClassName="@max-[25rem]:[&_.chip]:basis-[28%] @max-[25rem]:[&_.chip]:px-2"
    >
      <Numbers
        items={(["households", "verified", "review", "due"] as const).map((key) => ({
          term: texts[key],
          states: sectors.map((sector) => ({
            value: count(key === "review" ? sector.households - sector.verified - sector.due : sector[key]),
            isBad: key === "due",
          })),
        }))}
      />
      <div className="mt-3 grid gap-4 @2xl:grid-cols-[1fr_226px] @5xl:grid-cols-[1fr_320px] @5xl:gap-6">
        <div hidden className="hidden pb-(--cut) @2xl:block">
          <HouseholdTable />
        </div>
        <div className="rounded-win border-ink-200 bg-ink-50 border p-4 pb-[var(--cut,1rem)] text-[.8125rem]">
          <HouseholdMembers />
          <div hidden className="mt-4 hidden @2xl:block">
            <HouseholdSupport />
          </div>
        </div>
      </div>
    </Figure>
  );
}

/** One family in the lists of two programmes. */
export const TwoLists = () => <Comparison content={listView} />;

export function Support() {
  const { rules, action } = supportView;
  return (
    <Figure content={supportView} isProduct>
      <HouseholdSupport />
      <p className="mt-4 font-semibold">{rules.title}</p>
      <Facts
        className="border-ink-200 mt-2 rounded-ctl border *:grid *:gap-x-4 *:border-b *:px-3 *:py-2 *:last:border-b-0 @xl:*:grid-cols-2"
        items={rules.rows}
      />
      <p className="rounded-ctl mt-4 inline-flex min-h-9 items-center bg-green-800 px-4 font-semibold text-white">
        {action}
      </p>
    </Figure>
  );
}

export function Grievances() {
  const { caption, columns, complaints } = grievanceView;
  return (
    <Figure content={grievanceView} isProduct>
      <Table
        caption={caption}
        columns={columns}
        widths={["w-[26%] text-left", "text-left", "w-[22%] text-left", "w-[20%] text-right"]}
      >
        {complaints.map(({ number, matter, way, days }, i) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{matter}</td>
            <td>{way}</td>
            <td className={`text-right ${i === 0 ? "font-semibold text-earth-700" : ""}`}>{days}</td>
          </tr>
        ))}
      </Table>
    </Figure>
  );
}
