import { Icon } from "@/components/ui/icon";
import { Pause } from "@/components/ui/pause";
import { type Home, homeTexts } from "@/content/solution/repz";

const squareMetres = (size: string) => `${size}\u00a0m²`;
export const standName = (stand: number) => `Stand ${stand}`;
export const dollars = (price: number) => `US$ ${price.toLocaleString("en-US")}`;

/** A list of homes as cards. A choice may hide those whose deeds were not checked. */
export function HomeList({ homes, isFiltered }: { homes: readonly Home[]; isFiltered?: boolean }) {
  return (
    <ul className="grid gap-2">
      {homes.map(({ stand, suburb, price, beds, baths, size, checked }) => (
        <li
          key={stand}
          data-left-out={isFiltered && !checked ? "" : undefined}
          className="rounded-ctl border-ink-200 grid items-center gap-x-3 border p-2.5 @min-[15rem]:grid-cols-[3.5rem_1fr]"
        >
          <House isDark={price > 200_000} />
          <div>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <b className="text-body">{dollars(price)}</b>
              <Pause />
              <span className="text-ink-600">{standName(stand)}</span>
            </p>
            <p className="text-ink-700">{`${suburb}. House, ${beds}\u00a0bed, ${baths}\u00a0bath, ${squareMetres(size)}`}</p>
            <p className="mt-0.5">
              <DeedCheck checked={checked} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The day on which a home's deed was checked. */
export const DeedCheck = ({ checked }: Pick<Home, "checked">) => (
  <span className={`font-medium ${checked ? "text-green-700" : "text-ink-600"}`}>
    {checked && <Icon name="check" className="mr-1.5 inline size-4 align-[-3px]" />}
    {checked ? `${homeTexts.checked}, ${checked}` : homeTexts.unchecked}
  </span>
);

/** A drawing in place of a photo. */
function House({ isDark }: { isDark: boolean }) {
  return (
    <svg viewBox="0 0 56 56" className="photo rounded-ctl w-14 @max-[15rem]:hidden" aria-hidden="true">
      <path d="M0 0h56v56H0z" className={isDark ? "fill-earth-100" : "fill-green-100"} />
      <path d="M0 44h56v12H0z" className="fill-green-500" />
      <path d="M12 26h32v20H12z" className="fill-white" />
      <path d="M6 27L28 9l22 18z" className={isDark ? "fill-earth-600" : "fill-green-800"} />
      <path d="M25 33h8v13h-8z" className="fill-ink-950" />
      <path d="M16 31h6v6h-6zM36 31h5v6h-5z" className="fill-green-300" />
      <path d="M48 36l6 8-6 6-6-6z" className="fill-green-800" />
    </svg>
  );
}
