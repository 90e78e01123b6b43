import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Pause } from "@/components/ui/pause";
import {
  advertView,
  clusters,
  deskView,
  homes,
  homeTexts,
  inboxView,
  isChecked,
  search,
} from "@/content/solution/repz";
import { Comparison } from "../parts/comparison";
import { Figure, States } from "../parts/figure";
import { Status } from "../parts/status";
import { Table } from "../parts/table";
import { DeedCheck, dollars, HomeList, standName } from "./home-list";
import { HomeMap } from "./home-map";

const onMap = homes.length + clusters.reduce((sum, { count }) => sum + count, 0);
const checkedOnMap = homes.filter(isChecked).length + clusters.reduce((sum, { checked }) => sum + checked, 0);

/** The map with the first homes of its list. A choice keeps those whose deeds were checked. The map runs on. */
export function SearchHero() {
  const shown = homes.slice(0, 3);
  return (
    <Figure content={search} isProduct isCut choiceClassName="@xl:[&_legend]:mr-2 @xl:[&_legend]:w-auto">
      <div className="grid gap-3 @2xl:grid-cols-[1fr_300px] @5xl:grid-cols-[1fr_380px] @5xl:gap-5">
        <HomeMap />
        <div className="@max-2xl:order-first @max-2xl:[&_li:nth-child(n+2)]:hidden @2xl:pb-16">
          <p hidden className="mb-2 hidden font-semibold @2xl:block">
            <States>
              {[[shown, onMap] as const, [shown.filter(isChecked), checkedOnMap] as const].map(
                ([list, all]) => `${list.length} of ${all} ${homeTexts.homes}`,
              )}
            </States>
          </p>
          <HomeList homes={shown} isFiltered />
        </div>
      </div>
    </Figure>
  );
}

/** The adverts of two agencies. */
export const TwoAdverts = () => <Comparison content={advertView} />;

/** The form of a new listing: its price opens when the stand is free. */
export function AgentDesk() {
  const { mandate, stand, price } = deskView.fields;
  const [open, locked] = price.values;
  return (
    <Figure content={deskView} isProduct>
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
    <Figure content={inboxView} isProduct>
      <Table
        caption={caption}
        columns={columns}
        widths={["w-[41%] text-left @md:w-[44%]", "w-[24%] text-left @md:w-[20%]", "text-left"]}
      >
        {enquiries.map(({ stand, from, slot, status }) => (
          <tr key={stand}>
            <th scope="row" className="font-normal">
              <b>{standName(stand)}</b>
              <Pause />
              <span className="block text-ink-600">{from}</span>
              <Pause />
              <DeedCheck checked={homes.find((home) => home.stand === stand)?.checked} />
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
