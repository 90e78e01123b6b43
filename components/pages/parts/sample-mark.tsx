import { labels } from "@/content/labels";

interface SampleMarkProps {
  isSample: boolean;
  /** True with SITE_INDEXING `on`: the owner has then accepted the samples that are left. */
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
