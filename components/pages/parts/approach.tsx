import { labels } from "@/content/labels";
import type { DecisionApproach, ReportApproach, TimelineApproach } from "@/content/types";
import { EffortBlock, type EffortBlockProps } from "./effort";

const texts = labels.approach;

/** Marks a label whose text is sample data. */
const SampleData = () => (
  <>
    {"\u00a0 "}
    <span className="sample-mark">{labels.sampleData}</span>
  </>
);

type MarkProps = Pick<EffortBlockProps, "isSampleMarkHidden">;

interface DecisionSectionProps extends DecisionApproach, MarkProps {
  builtWith?: string;
  /** A link to more about it. */
  more?: { href: string; label: string };
}

/** A question, its options in columns, and what the engagement takes. */
export function DecisionSection({ more, ...engagement }: DecisionSectionProps) {
  const { title, question, options, builtWith } = engagement;
  return (
    <section className="bg-green-100 py-section">
      <div className="wrap">
        <h2 className="text-h2">{title}</h2>
        <div className="mt-10 grid gap-x-6 gap-y-2 bg-white p-6 md:p-8 lg:grid-cols-[250px_1fr]">
          <p className="text-sm font-semibold text-green-700 lg:pt-1.5">
            {texts.question}
            <SampleData />
          </p>
          <p className="text-quote">{question}</p>
        </div>
        <ul className="mt-px grid gap-px lg:auto-cols-fr lg:grid-flow-col">
          {options.map(({ term, description }) => (
            <li key={term} className="bg-white p-6 md:p-8">
              <h3 className="text-h3">{term}</h3>
              <p className="mt-3 text-ink-700">{description}</p>
            </li>
          ))}
        </ul>
        <EffortBlock {...engagement} className="mt-12" />
        {builtWith && (
          <p className="mt-6 text-ink-700">
            <b className="text-sm font-semibold text-green-700">{`${texts.builtWith}:`}</b> {builtWith}
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

interface OutcomeProps {
  label: string;
  text: string;
  background: string;
  color: string;
}

/** What a test found, before or after the fix. */
function Outcome({ label, text, background, color }: OutcomeProps) {
  return (
    <div className={`${background} grid gap-x-6 gap-y-2 p-6 md:p-8 lg:grid-cols-[250px_1fr]`}>
      <p className={`${color} font-semibold lg:pt-1.5`}>
        {label}
        <SampleData />
      </p>
      <p className="text-h3">{text}</p>
    </div>
  );
}

/** A row of the table: one under the other on narrow screens. */
const ROW = "grid gap-x-6 gap-y-1 border-t px-6 py-4 md:px-8 lg:grid-cols-[250px_2fr_1fr]";

/** A finding, the table of how a round runs, and the retest, in the same columns. */
export function ReportSection({ title, finding, round, retest, ...effort }: ReportApproach & MarkProps) {
  return (
    <section className="wrap pt-8 pb-section">
      <h2 className="text-h2">{title}</h2>
      <div className="mt-10">
        <Outcome label={texts.finding} text={finding} background="bg-earth-100" color="text-earth-700" />
      </div>
      <table className="block text-left">
        <caption className="block px-6 pt-6 pb-4 text-left text-sm font-semibold text-green-700 md:px-8">
          {texts.howItRuns}
        </caption>
        <thead className="block text-sm text-ink-600 max-lg:sr-only">
          <tr className={`${ROW} border-ink-950`}>
            <th scope="col" className="font-medium">
              {texts.step}
            </th>
            <th scope="col" className="font-medium">
              {texts.description}
            </th>
            <th scope="col" className="font-medium">
              {texts.leaves}
            </th>
          </tr>
        </thead>
        <tbody className="block">
          {round.map(({ step, description, leaves }) => (
            <tr key={step} className={`${ROW} border-ink-200`}>
              <th scope="row" className="text-h4">
                {step}
              </th>
              <td className="text-ink-700">{description}</td>
              <td className="font-medium">{leaves}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Outcome label={texts.retest} text={retest} background="bg-green-100" color="text-green-700" />
      <EffortBlock {...effort} className="mt-18" />
    </section>
  );
}

/** Steps on a line that ends at a limit. */
export function TimelineSection({ title, steps, limit, ...effort }: TimelineApproach & MarkProps) {
  return (
    <section className="bg-ink-50 py-section">
      <div className="wrap">
        <h2 className="text-h2">{title}</h2>
        <h3 className="mt-8 text-sm font-semibold text-green-700">{texts.howItRuns}</h3>
        <div className="mt-5 lg:mt-12 lg:flex">
          <ol className="timeline grid w-full lg:auto-cols-fr lg:grid-flow-col">
            {steps.map(({ when, description }) => (
              <li key={when} className="timeline-step">
                <p className="text-h4 lg:pr-4">{when}</p>
                <p className="mt-2 text-ink-700 lg:pr-6">{description}</p>
              </li>
            ))}
          </ol>
          <div className="on-dark bg-ink-950 flex-none p-6 text-white lg:-mt-6 lg:w-72">
            <p className="text-sm font-semibold text-green-300">{limit.name}</p>
            <p className="mt-1 text-h2-sm">{limit.value}</p>
            <p className="mt-2 text-sm text-ink-300">{limit.description}</p>
            <p className="sample-mark mt-4 text-ink-300">{labels.sampleData}</p>
          </div>
        </div>
        <EffortBlock {...effort} className="mt-12" />
      </div>
    </section>
  );
}
