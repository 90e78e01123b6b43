import { labels } from "@/content/labels";
import { samplesIn } from "@/content/sample";

interface SampleNoticeProps {
  of: object;
  /** Search engines may index the site: its owner has accepted what is left of samples. */
  isHidden: boolean;
}

/** Which details of a page are samples, at its end. */
export function SampleNotice({ of, isHidden }: SampleNoticeProps) {
  const samples = isHidden ? [] : samplesIn(of);
  if (samples.length === 0) return null;
  return (
    <p className="wrap pb-12 text-sm text-ink-600">
      {labels.samples}{" "}
      {samples.map(({ id, name }, i) => (
        <span key={id}>
          {i > 0 && ", "}
          <a href={`#${id}`} className="underline underline-offset-4">
            {name}
          </a>
        </span>
      ))}
    </p>
  );
}
