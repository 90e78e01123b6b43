import { labels } from "@/content/labels";

interface SampleMarkProps {
  isSample: boolean;
  /** True if search engines may index the site: its owner has then accepted the samples that are left. */
  isHidden: boolean;
}

/** The mark beside the term or question of a sample. */
export const SampleMark = ({ isSample, isHidden }: SampleMarkProps) =>
  isSample &&
  !isHidden && (
    <>
      {" "}
      <span className="sample-mark ml-1">{labels.samples.detail}</span>
    </>
  );
