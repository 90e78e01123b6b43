import { Art, type Picture } from "@/components/ui/art";
import { ButtonLink } from "@/components/ui/button-link";
import type { CallToAction } from "@/content/types";

interface ClosingCtaProps {
  cta: CallToAction;
  hills: Picture;
  /** The colours below the hills. Services, the team and lists of pages end in light ones. */
  tone?: keyof typeof tones;
}

const tones = {
  forest: {
    background: "on-dark bg-green-900 text-white",
    text: "text-green-200",
    button: "white",
  },
  mist: { background: "bg-green-100", text: "text-ink-700", button: "primary" },
} as const;

/** The call to action at the end of a page, beside hills that meet the footer. */
export function ClosingCta({ cta, hills, tone = "forest" }: ClosingCtaProps) {
  const { background, text, button } = tones[tone];
  return (
    <section
      className={`pt-10 lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-end lg:gap-12 lg:pl-[max(var(--gutter),calc(50%-600px))] ${background}`}
    >
      <div className="px-[var(--gutter)] pb-4 lg:px-0 lg:pb-12">
        <h2 className="text-h2-sm">{cta.title}</h2>
        <p className={`mt-3 ${text}`}>{cta.description}</p>
        <ButtonLink href={cta.buttonHref} tone={button} className="mt-6">
          {cta.buttonText}
        </ButtonLink>
      </div>
      <Art picture={hills} className="w-full lg:max-h-88 lg:object-contain lg:object-right-bottom" />
    </section>
  );
}
