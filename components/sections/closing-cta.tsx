import { Art } from "@/components/ui/art";
import { ButtonLink } from "@/components/ui/button-link";
import type { CallToAction } from "@/content/types";

interface ClosingCtaProps {
  cta: CallToAction;
  range: "a" | "b" | "c";
  tone: "forest" | "mist";
  /** Puts the button under the text instead of beside it. */
  isBig?: boolean;
}

const tones = {
  forest: { background: "on-dark bg-green-900 text-white", text: "text-green-200", button: "white" },
  mist: { background: "bg-green-100", text: "text-ink-700", button: "primary" },
} as const;

/** The call to action at the end of a page, above a range of hills that meets the footer. */
export function ClosingCta({ cta, range, tone, isBig = false }: ClosingCtaProps) {
  const { background, text, button } = tones[tone];
  const row = isBig ? "" : "lg:flex lg:items-end lg:justify-between lg:gap-12";
  return (
    <section className={`relative overflow-hidden pt-16 pb-[max(232px,25vw)] lg:pt-24 ${background}`}>
      <div className={`wrap ${row}`}>
        <div>
          <h2 className={`text-cta ${isBig ? "" : "max-w-[640px]"}`}>{cta.title}</h2>
          <p className={`mt-4 max-w-[560px] text-lead ${text}`}>{cta.description}</p>
        </div>
        <ButtonLink href={cta.buttonHref} tone={button} className="mt-8 flex-none lg:mb-1">
          {cta.buttonText}
        </ButtonLink>
      </div>
      <Art
        name={`range-${range}-${tone}`}
        className="absolute inset-x-0 bottom-0 h-[max(200px,22.92vw)] w-full object-cover object-bottom"
      />
    </section>
  );
}
