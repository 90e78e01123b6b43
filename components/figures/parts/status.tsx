import type { Tone } from "@/content/types";

const icons: Record<Tone, string> = { good: "M1 7l4 5 8-10", mixed: "M7 1l6 6-6 6-6-6z", bad: "M7 2l6 10H1z" };

/** A check, a diamond or a triangle beside the words of a verdict. */
export function ToneIcon({ tone, size = 14, className = "" }: { tone: Tone; size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 14 14"
      aria-hidden="true"
      className={`fill-none stroke-current stroke-2 ${className}`}
    >
      <path d={icons[tone]} />
    </svg>
  );
}

/** The classes of a status: a full diamond or its outline, so that colour is not the only difference. */
const tones: Record<Tone, string> = {
  good: "full text-green-700",
  mixed: "text-ink-700",
  bad: "full font-semibold text-earth-700",
};

/** A word with a diamond: the status of a record. */
export function Status({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`status ${tones[tone]}`}>{children}</span>;
}
