import { useId } from "react";
import { percent } from "@/components/figures/parts/plot";
import { privacy, type RetentionPeriod } from "@/content/privacy";
import "./retention-chart.css";

const texts = privacy.retention;
const [{ seconds: start }] = texts.ticks;

/** A chart of the time for which each kind of data is kept, on a logarithmic scale up to the longest period. */
export function RetentionChart({ periods }: { periods: readonly RetentionPeriod[] }) {
  const id = useId();
  const longest = Math.max(...periods.map(({ seconds }) => seconds ?? 0));
  const position = (seconds: number) => percent((Math.log(seconds / start) / Math.log(longest / start)) * 100);
  const ticks = texts.ticks.filter(({ seconds }) => seconds < longest);
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="text-h4">
        {texts.title}
      </figcaption>
      <ul className="border-ink-950 mt-4 border-t-2 text-sm">
        {periods.map(({ id, label, seconds, time }) => (
          <li key={label} className="border-ink-200 border-b">
            <a href={`#${id}`} className="retention-row">
              <span>{label}</span> <b>{time}</b>
              <svg aria-hidden="true" className="retention-plot fill-ink-200">
                {ticks.map((tick) => (
                  <rect key={tick.label} x={position(tick.seconds)} width="1" height="100%" />
                ))}
                <svg
                  y="50%"
                  width={position(seconds ?? longest)}
                  height="1"
                  fill="currentColor"
                  className={seconds ? "text-green-600" : "text-green-300"}
                  aria-hidden="true"
                >
                  <rect y="-5" width="100%" height="10" />
                  <svg x="100%" aria-hidden="true">
                    <path d="M-9 0l9-9 9 9-9 9z" />
                  </svg>
                </svg>
              </svg>
            </a>
          </li>
        ))}
      </ul>
      <div className="retention-scale text-xs text-ink-600">
        <svg fill="currentColor" aria-hidden="true" className="retention-plot">
          {ticks.map(({ label, seconds }) => (
            <text key={label} x={position(seconds)} y="1em" textAnchor={seconds > start ? "middle" : "start"}>
              {label}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  );
}
