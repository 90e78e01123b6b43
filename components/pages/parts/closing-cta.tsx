import { Art } from "@/components/ui/art";
import { rangeDrawing } from "@/components/ui/art/drawings";
import { rangeTone } from "@/components/ui/art/pattern";
import { ButtonLink } from "@/components/ui/button-link";
import { nextStep } from "@/content/next-step";
import { sitePage } from "@/content/pages";
import type { CallToAction, Skyline } from "@/content/types";

interface ClosingCtaProps {
  cta: CallToAction;
  path: string;
  /** What the hills are. Without it the page's name draws them. */
  skyline?: Skyline;
}

const tones = {
  forest: {
    background: "on-dark bg-green-900 text-white",
    text: "text-green-200",
    note: "text-green-300",
    button: "white",
  },
  mist: { background: "bg-green-100", text: "text-ink-700", note: "text-green-800", button: "primary" },
} as const;

/** The call to action at the end of a page, beside hills that meet the footer: not lazy, so that a full-page picture has them. */
export function ClosingCta({ cta, path, skyline }: ClosingCtaProps) {
  const { background, text, note, button } = tones[rangeTone(path)];
  return (
    <section
      className={`pt-12 lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-end lg:gap-12 lg:pl-[max(var(--gutter),calc(50%-600px))] ${background}`}
    >
      <div className="px-[var(--gutter)] pb-8 lg:px-0 lg:pb-12">
        <h2 className="text-h2-sm">{cta.title}</h2>
        <p className={`mt-3 ${text}`}>{cta.description}</p>
        <ButtonLink href={cta.buttonHref} tone={button} className="mt-6">
          {cta.buttonText}
        </ButtonLink>
        <p className={`mt-4 text-sm ${text}`}>{Object.values(nextStep).filter(Boolean).join(" ")}</p>
        {skyline && <p className={`mt-4 text-sm ${note}`}>{skyline.says}</p>}
      </div>
      <Art
        picture={rangeDrawing(sitePage(path).pattern.slug, rangeTone(path))}
        isBelowFold
        className="w-full lg:max-h-88 lg:object-contain lg:object-right-bottom"
      />
    </section>
  );
}
