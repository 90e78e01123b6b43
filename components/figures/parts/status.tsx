import type { Tone } from "@/content/figures/types";

/** The diamond's shape differs, so that the colour is not all that tells statuses apart. */
const tones: Record<Tone, string> = {
  good: "text-green-700 before:bg-current",
  mixed: "text-ink-700",
  bad: "text-earth-700 font-semibold before:bg-current",
};

/** A word with a diamond: the status of a record. */
export function Status({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span
      className={`whitespace-nowrap before:mr-2 before:inline-block before:size-[7px] before:-translate-y-px before:rotate-45 before:border-[1.5px] before:content-[''] forced-colors:before:forced-color-adjust-none ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
