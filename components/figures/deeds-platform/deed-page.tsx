import { deed } from "@/content/solution/deeds-platform";
import { Facts } from "../parts/facts";
import { States } from "../parts/figure";

interface DeedPageProps {
  /** True if the second state shows the owner. */
  hasChoice?: boolean;
  /** The classes of the page's content. */
  className?: string;
}

/** The page of the deed as text. */
export function DeedPage({ hasChoice, className = "" }: DeedPageProps) {
  const { title, number, fields, owner, signed } = deed;
  const hidden = (
    <span key="hidden" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="bg-ink-950 text-ink-950 block h-4 w-[min(10rem,50cqi)] forced-colors:border" />
      {owner.hidden}
    </span>
  );
  return (
    <div className="grid border border-green-800 bg-white p-1">
      <div
        className={`flex flex-col border-[3px] border-double border-green-800 px-4 py-5 @max-[15rem]:px-2 @xl:px-6 ${className}`}
      >
        <p className="text-center text-h4">{title}</p>
        <p className="text-center text-ink-600">{number}</p>
        <Facts
          className="mt-4 mb-5 grid grid-cols-1 gap-2.5 [&_dt]:text-[.8125rem] *:last:[&_dd]:mt-1"
          items={[
            ...fields,
            [owner.label, <States key="owner">{hasChoice ? [hidden, owner.shown] : [hidden]}</States>],
          ]}
        />
        <p className="border-ink-300 mt-auto border-t pt-2 text-ink-600">{signed}</p>
      </div>
    </div>
  );
}
