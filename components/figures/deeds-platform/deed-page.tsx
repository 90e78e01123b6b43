import { deed } from "@/content/figures/deeds-platform";
import { States } from "../parts/states";

/** The page of the deed as text. @param hasChoice shows the owner in the second state */
export function DeedPage({ hasChoice }: { hasChoice?: boolean }) {
  const { title, number, fields, owner, signed } = deed;
  const bar = <span className="bg-ink-950 text-ink-950 block h-4 w-40 forced-colors:border" />;
  const hidden = (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {bar}
      {owner.hidden}
    </span>
  );
  return (
    <div className="border border-green-800 bg-white p-1">
      <div className="border-[3px] border-double border-green-800 px-4 py-5 @xl:px-6">
        <p className="text-center text-h4">{title}</p>
        <p className="text-center text-ink-600">{number}</p>
        <dl className="mt-4 grid gap-2.5">
          {fields.map(([label, value]) => (
            <div key={label}>
              <dt className="text-[.8125rem] text-ink-600">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
          <div>
            <dt className="text-[.8125rem] text-ink-600">{owner.label}</dt>
            <dd className="mt-1 font-medium">{hasChoice ? <States of={[hidden, owner.shown]} /> : hidden}</dd>
          </div>
        </dl>
        <p className="border-ink-300 mt-5 border-t pt-2 text-ink-600">{signed}</p>
      </div>
    </div>
  );
}
