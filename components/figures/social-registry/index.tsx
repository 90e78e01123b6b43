import {
  card,
  grievanceScreen,
  householdScreen,
  households,
  privacyScreen,
  registerTexts,
  registry,
  sectors,
  supportScreen,
  visitScreen,
} from "@/content/figures/social-registry";
import { Figure } from "../parts/figure";
import { Numbers } from "../parts/numbers";
import { States } from "../parts/states";
import { Table } from "../parts/table";
import { HouseholdMembers, HouseholdSupport } from "./household-card";
import { HouseholdTable } from "./household-table";

const texts = registerTexts;
const count = (value: number) => value.toLocaleString("en-GB");
const district = sectors[0];

/** The four counts, of the district or by sector. */
function Counts({ of }: { of: readonly (typeof sectors)[number][] }) {
  return (
    <Numbers
      items={(["households", "members", "verified", "due"] as const).map((key) => ({
        term: texts[key],
        states: of.map((sector) => ({ value: count(sector[key]), isBad: key === "due" })),
      }))}
    />
  );
}

/** The register with one household's card; on a narrow figure the card alone. */
export function RegistryHero() {
  return (
    <Figure content={registry} isProduct>
      <Counts of={[district]} />
      <div className="mt-3 grid gap-4 @2xl:grid-cols-[1fr_226px]">
        <div className="hidden @2xl:block">
          <HouseholdTable
            caption={`${households.length} of the ${count(district.households)} households`}
            households={households}
            open={card.number}
          />
        </div>
        <div className="rounded-win border-ink-200 bg-ink-50 self-start border p-4 text-[.8125rem]">
          <HouseholdMembers />
        </div>
      </div>
    </Figure>
  );
}

/** A choice of a sector changes the counts and the lines below them. */
export function Households() {
  return (
    <Figure content={householdScreen} isProduct>
      <div className="mt-4">
        <Counts of={sectors} />
      </div>
      <HouseholdTable
        caption={
          <States
            of={sectors.map(({ name, households: total }, i) => {
              const shown = i === 0 ? households.length : households.filter(({ sector }) => sector === name).length;
              return `${shown} of the ${count(total)} households in ${i === 0 ? "Huye district" : `${name} sector`}`;
            })}
          />
        }
        households={households}
        rowClass={({ sector }) => `k${sectors.findIndex(({ name }) => name === sector) + 1}`}
      />
    </Figure>
  );
}

/** The lines that are due a visit, or in review. */
export function HomeVisits() {
  return (
    <Figure content={visitScreen} isProduct>
      <HouseholdTable
        caption={
          <States
            of={[undefined, "due", "review"].map(
              (wanted) =>
                `${households.filter(({ status }) => !wanted || status === wanted).length} of ${households.length} households`,
            )}
          />
        }
        households={households}
        rowClass={({ status }) => (status === "due" ? "k2" : status === "review" ? "k3" : "")}
      />
    </Figure>
  );
}

export function Privacy() {
  return (
    <Figure content={privacyScreen} isProduct>
      <HouseholdMembers />
    </Figure>
  );
}

export function Support() {
  const { rules, action } = supportScreen;
  return (
    <Figure content={supportScreen} isProduct>
      <HouseholdSupport />
      <p className="mt-4 font-semibold">{rules.title}</p>
      <dl className="border-ink-200 mt-2 rounded-ctl border">
        {rules.rows.map(({ rule, answer }) => (
          <div key={rule} className="border-ink-200 grid gap-x-4 border-b px-3 py-2 last:border-b-0 @xl:grid-cols-2">
            <dt className="text-ink-600">{rule}</dt>
            <dd className="font-medium">{answer}</dd>
          </div>
        ))}
      </dl>
      <p className="rounded-ctl mt-4 inline-flex min-h-9 items-center bg-green-800 px-4 font-semibold text-white">
        {action}
      </p>
    </Figure>
  );
}

export function Grievances() {
  const { caption, columns, complaints } = grievanceScreen;
  return (
    <Figure content={grievanceScreen} isProduct>
      <Table
        caption={caption}
        columns={[
          { label: columns.number, className: "w-[22%] text-left" },
          { label: columns.matter, className: "text-left" },
          { label: columns.way, className: "w-[24%] text-left" },
          { label: columns.days, className: "w-[20%] text-right" },
        ]}
      >
        {complaints.map(({ number, matter, way, days }, i) => (
          <tr key={number}>
            <th scope="row" className="text-left">
              {number}
            </th>
            <td>{matter}</td>
            <td>{way}</td>
            <td className={`text-right ${i === 0 ? "font-semibold text-earth-700" : ""}`}>{days}</td>
          </tr>
        ))}
      </Table>
    </Figure>
  );
}
