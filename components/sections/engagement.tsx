import { pageTexts } from "@/content/page-texts";
import type { Engagement } from "@/content/types";

const { forWhom, howItRuns, youGet } = pageTexts.engagement;

const steps = (engagement: Engagement) => [
  { term: forWhom, description: engagement.forWhom },
  { term: howItRuns, description: engagement.howItRuns },
  { term: youGet, description: engagement.youGet },
];

interface EngagementColumnsProps extends Engagement {
  /** A link to more about it. */
  more?: { href: string; label: string };
}

/** Three columns, of which the last is the record that remains. For pages about decisions. */
export function EngagementColumns({ more, ...engagement }: EngagementColumnsProps) {
  const { builtWith } = engagement;
  return (
    <section className="bg-green-100 py-section">
      <div className="wrap">
        <h2 className="text-h2">{engagement.title}</h2>
        <dl className="mt-10 grid gap-px lg:grid-cols-3">
          {steps(engagement).map(({ term, description }) => (
            <div
              key={term}
              className="last:bg-ink-950 bg-white p-6 last:text-white md:p-8 lg:min-h-64 [&:last-child_dt]:text-green-300"
            >
              <dt className="text-sm font-semibold text-green-700">{term}</dt>
              <dd className="mt-3 text-lead">{description}</dd>
            </div>
          ))}
        </dl>
        {builtWith && (
          <p className="mt-6 max-w-[820px] text-ink-700">
            <span className="font-semibold">{pageTexts.engagement.builtWith}: </span>
            {builtWith}
          </p>
        )}
        {more && (
          <a href={more.href} className="text-link arrow mt-3">
            <span className="underlined">{more.label}</span>
          </a>
        )}
      </div>
    </section>
  );
}

/** A ruled table with large entries. For pages about proof. */
export function EngagementTable(engagement: Engagement) {
  return (
    <section className="wrap py-section">
      <h2 className="text-h2">{engagement.title}</h2>
      <dl className="border-ink-950 mt-10 border-y-2">
        {steps(engagement).map(({ term, description }) => (
          <div
            key={term}
            className="border-ink-200 grid gap-x-6 gap-y-2 border-b py-6 last:border-b-0 lg:grid-cols-12 lg:py-8"
          >
            <dt className="text-h4 lg:col-span-3">{term}</dt>
            <dd className="text-h3 font-medium lg:col-span-9">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Three points on a line that ends at a limit. For pages about operation. */
export function EngagementTimeline(engagement: Engagement) {
  return (
    <section className="bg-ink-50 py-section">
      <div className="wrap">
        <h2 className="text-h2">{engagement.title}</h2>
        <dl className="timeline mt-10 grid gap-y-10 lg:mt-14 lg:grid-cols-3">
          {steps(engagement).map(({ term, description }) => (
            <div key={term} className="timeline-step">
              <dt className="text-h4">{term}</dt>
              <dd className="mt-2 text-ink-700 lg:pr-10">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
