import type { ReactNode } from "react";
import { PageIcon } from "@/components/ui/page-icon";
import { labels } from "@/content/labels";
import type { DetailPage, Feature } from "@/content/types";
import { FeatureTabs } from "./feature-tabs";
import { TestimonialBlock } from "./testimonial-block";

interface FeatureSectionProps<Item extends Feature> {
  page: { title: string; features: readonly Item[] };
  /** The content above the tabs. */
  children?: ReactNode;
  panelOf: (feature: Item, next: Item | undefined) => ReactNode;
}

/** The features of a page of the Expertise menu, in tabs. */
export function FeatureSection<Item extends Feature>({ page, children, panelOf }: FeatureSectionProps<Item>) {
  return (
    <section className="wrap pt-section-sm lg:pt-16">
      <h2 className="sr-only">{labels.detail.features}</h2>
      {children}
      <FeatureTabs
        label={page.title}
        items={page.features.map((feature, i) => ({
          id: feature.id,
          icon: <PageIcon name={feature.icon} />,
          label: feature.tab,
          panel: panelOf(feature, page.features[i + 1]),
        }))}
      />
    </section>
  );
}

export function FeatureLead({ title, description }: Feature) {
  return (
    <div className="max-w-[480px]">
      <h3 className="text-h2-sm">{title}</h3>
      <p className="mt-3 text-ink-600 md:mt-4 md:text-lead">{description}</p>
    </div>
  );
}

export function FeatureBullets({ additionalContent }: Feature) {
  return (
    <ul>
      {additionalContent.map((line) => (
        <li key={line} className="bullet">
          {line}
        </li>
      ))}
    </ul>
  );
}

/** The technology of a page beside what clients ask for. */
export function StackAndQuote({ techStack, testimonial }: Pick<DetailPage, "techStack" | "testimonial">) {
  return (
    <section className="wrap pt-section-sm pb-section-sm lg:pt-16">
      <div className="border-ink-950 grid gap-x-6 gap-y-4 border-t-2 pt-6 lg:grid-cols-split-5">
        <h2 className="text-h4 lg:pt-2">{labels.detail.stack}</h2>
        <ul className="flex flex-wrap gap-2">
          {techStack.map((item) => (
            <li
              key={item}
              className="border-ink-300 flex min-h-11 items-center border-[1.5px] bg-white px-[18px] text-[1rem] font-medium"
            >
              {item}
            </li>
          ))}
        </ul>
        <div className="mt-2 lg:col-start-2">
          <TestimonialBlock testimonial={testimonial} />
        </div>
      </div>
    </section>
  );
}
