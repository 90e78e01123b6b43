import { pageTexts } from "@/content/page-texts";
import { isSample } from "@/content/sample";

/** "Sample" after what stands in until the owner confirms it; nothing after the rest. */
export function SampleMark({ of }: { of: unknown }) {
  return isSample(of) && <span className="sample-mark ml-2">{pageTexts.sample}</span>;
}
