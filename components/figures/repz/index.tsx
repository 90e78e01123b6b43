import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { advertView, checkView, deskView, homes, homeTexts, inboxView, search } from "@/content/solution/repz";
import { Comparison } from "../parts/comparison";
import { Figure } from "../parts/figure";
import { States } from "../parts/states";
import { Status } from "../parts/status";
import { Table } from "../parts/table";
import { dollars, HomeList, standName } from "./home-list";
import { HomeMap } from "./home-map";

/** The map with the first homes of its list. */
export function SearchHero() {
  return (
    <Figure content={search} isProduct>
      <div className="grid gap-3 @2xl:grid-cols-[1fr_300px]">
        <HomeMap />
        <div className="@max-2xl:[&_li:nth-child(n+2)]:hidden">
          <HomeList homes={homes.slice(0, 2)} />
        </div>
      </div>
    </Figure>
  );
}

/** The adverts of two agencies. */
export const TwoAdverts = () => <Comparison content={advertView} />;

/** The number of homes that are left, in each state. */
function HomeCount({ of }: { of: readonly number[] }) {
  return (
    <p className="my-3 font-semibold">
      <States>{of.map((count) => `${count} ${homeTexts.homes}`)}</States>
    </p>
  );
}

/** The list without the homes whose deeds were not checked. */
export function TitleChecks() {
  const shown = homes.slice(0, 3);
  return (
    <Figure content={checkView} isUnmarked isProduct>
      <HomeCount of={[shown.length, shown.filter(({ checked }) => checked).length]} />
      <HomeList homes={shown} isFiltered />
    </Figure>
  );
}

/** The form of a new listing: its price opens when the stand is free. */
export function AgentDesk() {
  const { mandate, stand, price } = deskView.fields;
  const [open, locked] = price.values;
  return (
    <Figure content={deskView} isUnmarked isProduct>
      <dl className="mt-4 grid gap-3">
        <Field label={mandate.label}>
          <Icon name="check" className="size-4 text-green-700" />
          {mandate.value}
        </Field>
        <Field label={stand.label}>
          <States>{stand.values}</States>
        </Field>
        <Field label={price.label}>
          <States>{[open, `${locked} ${dollars(homes[0]?.price ?? 0)}`]}</States>
        </Field>
      </dl>
    </Figure>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="@xl:grid @xl:grid-cols-[200px_1fr] @xl:items-center">
      <dt className="font-semibold">{label}</dt>
      <dd className="rounded-ctl border-ink-300 mt-1 flex min-h-11 items-center gap-2 border px-3 @xl:mt-0">
        {children}
      </dd>
    </div>
  );
}

/** Enquiries by stand, with the viewing slots in both time zones. */
export function Enquiries() {
  const { caption, columns, enquiries, hoursBehind } = inboxView;
  const inLondon = (slot: string) => slot.replace(/^\d+/, (hour) => String(Number(hour) - hoursBehind));
  return (
    <Figure content={inboxView} isUnmarked isProduct>
      <Table
        caption={caption}
        columns={columns}
        widths={["w-[41%] text-left @md:w-[44%]", "w-[24%] text-left @md:w-[20%]", "text-left"]}
      >
        {enquiries.map(({ stand, from, slot, status }) => (
          <tr key={stand}>
            <th scope="row" className="font-normal">
              <b>{standName(stand)}</b> <span className="block text-ink-600">{from}</span>
            </th>
            <td className="font-medium">
              <States>{[slot, inLondon(slot)]}</States>
            </td>
            <td>
              <Status tone={status === "Waiting" ? "bad" : "good"}>{status}</Status>
            </td>
          </tr>
        ))}
      </Table>
    </Figure>
  );
}
