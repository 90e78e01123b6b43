import { Gauge } from "@/components/pages/parts/gauge";
import { writtenDate } from "@/content/format";
import { type MeasuredLimit, missesOf } from "@/content/measured-limits";
import { thisSite } from "@/content/this-site";

const Day = ({ date }: { date: string }) => <time dateTime={date}>{writtenDate(date)}</time>;

/** How many limits are met and missed, why each miss is one, and a hill for each limit, in the page's order. */
export function Verdict({ limits }: { limits: readonly MeasuredLimit[] }) {
  const { label, met, missed, none } = thisSite.verdict;
  const misses = missesOf(limits);
  const count = limits.length - misses.length;
  const [oldest = ""] = limits.map(({ date }) => date).sort();
  return (
    <section className="verdict" aria-label={label}>
      <div className="wrap">
        <p className="verdict-count">
          <b>{count}</b> {met(count, limits.length)}
        </p>
        <p className={`verdict-count ${misses.length ? "text-earth-700" : ""}`}>
          <b>{misses.length}</b> {missed(misses.length)}
        </p>
        {misses.length ? (
          <ul className="verdict-text">
            {misses.map(({ id, term, shown, unit, limitText, cause, date }) => (
              <li key={id}>
                <b>
                  {term}: {shown} {unit}, {limitText}
                </b>
                <p>{cause}</p>
                <p>
                  <Day date={date} />
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <p className="verdict-text">{none(oldest)}</p>
        )}
        <Hills outcomes={limits.map(({ isMet }) => isMet)} />
      </div>
    </section>
  );
}

/** A folded hill for what is met, a hollow one for what is missed. */
function Hills({ outcomes }: { outcomes: boolean[] }) {
  return (
    <svg className="verdict-hills" viewBox={`0 0 ${outcomes.length * 100} 52`} aria-hidden="true">
      {outcomes.map((isMet, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the hills do not change places.
        <g key={i} transform={`translate(${i * 100})`}>
          {isMet ? (
            <>
              <path className="hill-lit" d="M50 2v50H0z" />
              <path className="hill-shaded" d="M50 2l50 50H50z" />
              <path className="hill-ridges" d="M50 12L10 52h8l32-32 32 32h8zM50 28L26 52h8l16-16 16 16h8z" />
            </>
          ) : (
            <>
              <path className="hill-hollow" d="M50 6L7 49h86z" />
              <path className="missed" d="M50 28l10 10-10 10-10-10z" />
            </>
          )}
        </g>
      ))}
    </svg>
  );
}

interface MeasurementsProps {
  id: string;
  title: string;
  legend: string;
  limits: readonly MeasuredLimit[];
}

/** Measured values with their limits: a row each, with a gauge. */
export function Measurements({ id, title, legend, limits }: MeasurementsProps) {
  return (
    <section id={id} className="wrap py-section" aria-labelledby={`${id}-title`}>
      <div className="limits-head">
        <h2 id={`${id}-title`} className="text-h2">
          {title}
        </h2>
        <p>{legend}</p>
      </div>
      <dl className="limits">
        {limits.map((limit) => (
          <div key={limit.id}>
            <dt>{limit.term}</dt>
            <dd className={`limit-value ${limit.isMet ? "" : "text-earth-700"}`}>
              {limit.shown} <small>{limit.unit}</small>
            </dd>
            <dd>
              <Gauge {...limit} />
            </dd>
            <dd className="limit-method">{limit.method}</dd>
          </div>
        ))}
      </dl>
      <Commands measured={limits} />
    </section>
  );
}

/** The commands behind a section's figures, by day. A flag is not broken: it moves to the next line with its value. */
export function Commands({ measured }: { measured: readonly { date: string; command: string }[] }) {
  const days = [...new Set(measured.map(({ date }) => date))];
  return (
    <div className="commands on-dark">
      {days.map((day) => (
        <div key={day}>
          <p>
            {thisSite.measuredOn} <Day date={day} /> {thisSite.measuredWith}
          </p>
          <ul>
            {[...new Set(measured.filter(({ date }) => date === day).map(({ command }) => command))].map((command) => (
              <li key={command}>
                <code>
                  {command.split(/ (?=--)/).map((part, i) => (
                    <span key={part}>
                      {i > 0 && " "}
                      <span>{part}</span>
                    </span>
                  ))}
                </code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
