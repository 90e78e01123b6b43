import { Icon } from "@/components/ui/icon";
import { card } from "@/content/solution/social-registry";
import { Facts } from "../parts/facts";

const { number, place, verified, members, support, texts } = card;

/** The classes of the card's facts. */
const CARD_FACTS = "mt-1 *:flex *:justify-between *:gap-2 *:border-t *:py-1.5 [&_dt]:text-ink-700";

/** A household, with its members by relation and age where the figure is wide. */
export function HouseholdMembers() {
  return (
    <>
      <p className="text-body font-semibold">Household {number}</p>
      <p className="text-ink-600">{place}</p>
      <p className="rounded-ctl mt-3 flex items-center gap-2 bg-green-100 px-2.5 py-1.5 font-medium text-green-800">
        <Icon name="check" className="size-4" />
        {verified}
      </p>
      <div hidden className="mt-4 hidden @2xl:block">
        <p className="font-semibold">
          {members.length} {texts.members}
        </p>
        <Facts className={CARD_FACTS} items={members} />
      </div>
      <p className="mt-3 flex items-center gap-2 text-ink-600">
        <svg viewBox="0 0 14 16" aria-hidden="true" className="w-3.5 fill-none stroke-current stroke-[1.5]">
          <path d="M1 7h12v8H1zM4 7V4a3 3 0 0 1 6 0v3" />
        </svg>
        {texts.hidden}
      </p>
    </>
  );
}

/** The programmes that a household takes part in, or could. */
export function HouseholdSupport() {
  return (
    <>
      <p className="font-semibold">{texts.support}</p>
      <Facts
        className={CARD_FACTS}
        items={support.map(([programme, status]) => [
          programme,
          <span key={programme} className={status === "Active" ? "text-green-700" : ""}>
            {status}
          </span>,
        ])}
      />
    </>
  );
}
