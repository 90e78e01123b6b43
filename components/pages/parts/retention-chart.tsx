import { percent } from "@/components/figures/parts/plot";
import { privacy, type RetentionPeriod } from "@/content/privacy";

const texts = privacy.retention;
const MINUTE = 60;

/** How long each kind of data is kept, on a logarithmic scale from a minute to the longest period. */
export function RetentionChart({ periods }: { periods: readonly RetentionPeriod[] }) {
  const longest = Math.max(...periods.map(({ seconds }) => seconds ?? 0));
  const position = (seconds: number) => (Math.log(seconds / MINUTE) / Math.log(longest / MINUTE)) * 100;
  const ticks = texts.ticks.filter(({ seconds }) => seconds < longest);
  return (
    <figure>
      <figcaption className="text-h4">{texts.title}</figcaption>
      <ul className="border-ink-950 mt-4 border-t-2 text-sm">
        {periods.map(({ id, label, seconds, time }) => (
          <li key={label} className="border-ink-200 border-b">
            <a
              href={`#${id}`}
              className="group grid min-h-12 grid-cols-[1fr_auto] content-center items-center gap-x-4 gap-y-1.5 py-2 md:grid-cols-[12rem_1fr_7.5rem] md:py-0"
            >
              <span className="group-hover:underline">{label}</span>{" "}
              <span className="font-semibold md:order-last">{time}</span>
              <svg
                className="col-span-2 h-4.5 w-[calc(100%-9px)] overflow-visible md:col-span-1 md:h-12"
                aria-hidden="true"
              >
                {ticks.map((tick) => (
                  <rect
                    key={tick.label}
                    x={percent(position(tick.seconds))}
                    width="1"
                    height="100%"
                    className="fill-ink-200"
                  />
                ))}
                <svg
                  y="50%"
                  width={percent(seconds ? position(seconds) : 100)}
                  height="1"
                  overflow="visible"
                  fill="currentColor"
                  className={seconds ? "text-green-600" : "text-green-300"}
                  aria-hidden="true"
                >
                  <rect y="-5" width="100%" height="10" />
                  <svg x="100%" overflow="visible" aria-hidden="true">
                    <path d="M-9 0l9-9 9 9-9 9z" />
                  </svg>
                </svg>
              </svg>
            </a>
          </li>
        ))}
      </ul>
      <div className="grid gap-x-4 text-xs text-ink-600 md:grid-cols-[12rem_1fr_7.5rem]">
        <svg
          className="mt-2 h-5 w-[calc(100%-9px)] overflow-visible md:col-start-2"
          fill="currentColor"
          aria-hidden="true"
        >
          {ticks.map(({ label, seconds }) => {
            // Where text is spaced, the first has no room on a narrow screen.
            const [anchor, display] = seconds > MINUTE ? (["middle"] as const) : (["start", "max-xs:hidden"] as const);
            return (
              <text key={label} x={percent(position(seconds))} y="1em" textAnchor={anchor} className={display}>
                {label}
              </text>
            );
          })}
        </svg>
      </div>
    </figure>
  );
}
