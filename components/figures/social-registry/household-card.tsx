import { Icon } from "@/components/ui/icon";
import { card } from "@/content/figures/social-registry";

const { number, place, verified, members, support, texts } = card;

/** A household's members by relation and age. */
export function HouseholdMembers() {
  return (
    <>
      <p className="text-base font-semibold">Household {number}</p>
      <p className="text-ink-600">{place}</p>
      <p className="rounded-ctl mt-3 flex items-center gap-2 bg-green-100 px-2.5 py-1.5 font-medium text-green-800">
        <Icon name="check" className="size-4" />
        {verified}
      </p>
      <p className="mt-4 font-semibold">
        {members.length} {texts.members}
      </p>
      <Pairs pairs={members.map(({ relation, age }) => [relation, String(age)])} />
      <p className="mt-3 flex items-center gap-2 text-ink-600">
        <svg
          width="14"
          height="16"
          viewBox="0 0 14 16"
          aria-hidden="true"
          className="fill-none stroke-current stroke-[1.5]"
        >
          <path d="M1 7h12v8H1zM4 7V4a3 3 0 0 1 6 0v3" />
        </svg>
        {texts.hidden}
      </p>
    </>
  );
}

/** The programmes that support a household, or could. */
export function HouseholdSupport() {
  return (
    <>
      <p className="font-semibold">{texts.support}</p>
      <Pairs pairs={support.map(({ programme, status }) => [programme, status])} />
    </>
  );
}

function Pairs({ pairs }: { pairs: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-1">
      {pairs.map(([term, description], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two members may have the same relation.
        <div key={i} className="border-ink-200 flex justify-between gap-2 border-t py-1.5">
          <dt className="text-ink-700">{term}</dt>
          <dd className={`font-medium ${description === "Active" ? "text-green-700" : ""}`}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
