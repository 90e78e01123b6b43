import { labels } from "@/content/labels";
import { samplesIn } from "@/content/sample";

interface SampleNoticeProps {
  of: object;
  /** True if search engines may index the site: its owner has then accepted the samples that are left. */
  isHidden: boolean;
}

/** The list of samples at the end of a page. */
export function SampleNotice({ of, isHidden }: SampleNoticeProps) {
  const samples = isHidden ? [] : samplesIn(of);
  if (samples.length === 0) return null;
  return (
    <p className="wrap pb-12 text-sm text-ink-600">
      {labels.unconfirmed}{" "}
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
