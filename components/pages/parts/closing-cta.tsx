import { Art } from "@/components/ui/art";
import { rangeDrawing } from "@/components/ui/art/drawings";
import { rangeTone } from "@/components/ui/art/pattern";
import { ButtonLink } from "@/components/ui/button-link";
import { nextStep } from "@/content/next-step";
import { sitePage } from "@/content/pages";
import type { CallToAction } from "@/content/types";

interface ClosingCtaProps {
  cta: CallToAction;
  /** Of the page, whose name draws the hills. */
  path: string;
}

const tones = {
  forest: { background: "on-dark bg-green-900 text-white", text: "text-green-200", button: "white" },
  mist: { background: "bg-green-100", text: "text-ink-700", button: "primary" },
} as const;

/** The call to action at the end of a page, beside hills that meet the footer. */
export function ClosingCta({ cta, path }: ClosingCtaProps) {
  const { background, text, button } = tones[rangeTone(path)];
  return (
    <section className={`overflow-hidden lg:relative ${background}`}>
      <div className="wrap pt-12 pb-8 lg:py-10">
        <div className="lg:max-w-[46%]">
          <h2 className="text-h2-sm">{cta.title}</h2>
          <p className={`mt-3 ${text}`}>{cta.description}</p>
          <ButtonLink href={cta.buttonHref} tone={button} className="mt-6">
            {cta.buttonText}
          </ButtonLink>
          <p className={`mt-4 text-sm ${text}`}>{Object.values(nextStep).filter(Boolean).join(" ")}</p>
        </div>
      </div>
      <Art
        picture={rangeDrawing(sitePage(path).pattern.slug, rangeTone(path))}
        className="h-27 w-auto max-w-none lg:absolute lg:bottom-0 lg:left-1/2 lg:h-54"
      />
    </section>
  );
}
