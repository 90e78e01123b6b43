import type { Feature, VisualName } from "@/content/types";
import { ProductCrop } from "./product-window";

/** What a tab shows: text and bullets, beside a part of the product's screen where there is one. */
export function FeaturePanel({ feature, visual }: { feature: Feature; visual?: VisualName }) {
  const { title, description, additionalContent, image } = feature;
  const text = (
    <>
      <h3 className="text-h2-sm">{title}</h3>
      <p className="mt-4 text-lead text-ink-600">{description}</p>
    </>
  );
  const bullets = additionalContent.map((line) => (
    <li key={line} className="bullet">
      {line}
    </li>
  ));
  if (visual && image) {
    return (
      <div className="grid items-center gap-x-18 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          {text}
          <ul className="mt-6">{bullets}</ul>
        </div>
        <ProductCrop visual={visual} crop={image.crop} alt={image.alt} />
      </div>
    );
  }
  return (
    <div className="grid gap-x-18 gap-y-6 lg:grid-cols-2">
      <div className="max-w-[520px]">{text}</div>
      <ul>{bullets}</ul>
    </div>
  );
}
