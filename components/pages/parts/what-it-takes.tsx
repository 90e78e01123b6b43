import { Fragment, type ReactNode } from "react";
import { SampleMark } from "@/components/pages/parts/sample-mark";
import { labels } from "@/content/labels";
import { buyingLink } from "@/content/menus";
import { contentOf, isSample, type MaybeSample } from "@/content/sample";
import type { Effort, Engagement } from "@/content/types";

const texts = labels.engagement;

interface WhatItTakesProps extends Omit<Engagement, "youGet"> {
  /** The result, unless the page's hero says it. */
  youGet?: string;
  /** True with SITE_INDEXING `on`: the owner has then accepted the samples that are left. */
  isSampleMarkHidden: boolean;
  /** A link to more about it. */
  more?: { href: string; label: string };
}

/** What the client gets and provides, how long an engagement takes, who does the work, and how it runs. */
export function WhatItTakes(props: WhatItTakesProps) {
  const { forWhom, youGet, effort, howItRuns, builtWith, isSampleMarkHidden, more } = props;
  const { duration, durationNote, inputs, roles } = contentOf(effort);
  const rows: [term: string, description: ReactNode][] = [
    [texts.forWhom, forWhom],
    [texts.youGet, youGet],
    [
      texts.duration,
      <>
        <b className="text-ink-950">{duration}.</b> {durationNote}
      </>,
    ],
    [texts.inputs, inputs],
    [texts.roles, roles],
    [texts.howItRuns, howItRuns],
    [texts.builtWith, builtWith],
  ];
  return (
    <section id="what-it-takes" className="wrap grid gap-x-6 gap-y-4 pt-section lg:grid-cols-split-5">
      <div className="flex flex-col items-start">
        <h2 className="text-h2">{texts.effort}</h2>{" "}
        {isSample(effort) && !isSampleMarkHidden && <p className="sample-mark mt-3">{labels.samples.estimate}</p>}
        {[more, buyingLink].map(
          (link) =>
            link && (
              <Fragment key={link.href}>
                <a href={link.href} className="text-link arrow mt-1">
                  <span className="underlined">{link.label}</span>
                </a>{" "}
              </Fragment>
            ),
        )}
      </div>
      <dl className="border-ink-950 border-t-2">
        {rows.map(
          ([term, description]) =>
            description && (
              <div
                key={term}
                className="border-ink-200 border-b py-3 max-md:*:inline md:grid md:grid-cols-[200px_1fr] md:gap-x-6 md:py-4"
              >
                <dt className="font-semibold max-md:after:content-[':']">{term}</dt>{" "}
                <dd className="text-ink-700">{description}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

interface DurationLineProps {
  effort: MaybeSample<Effort>;
  isSampleMarkHidden: boolean;
}

/** The duration of an engagement at a glance, for a hero, as a link to the rest. */
export const DurationLine = ({ effort, isSampleMarkHidden }: DurationLineProps) => (
  <p className="mt-2 text-sm text-ink-700 in-[.on-dark]:text-ink-300">
    {texts.time}{" "}
    <a
      href="#what-it-takes"
      className="font-semibold text-ink-950 underline underline-offset-4 in-[.on-dark]:text-white"
    >
      {contentOf(effort).duration}
    </a>
    <SampleMark isSample={isSample(effort)} isHidden={isSampleMarkHidden} />
  </p>
);
