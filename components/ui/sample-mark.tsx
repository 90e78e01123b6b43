import { pageTexts } from "@/content/page-texts";
import { isSample } from "@/content/sample";

/** "Sample" after what stands in until the owner confirms it; nothing after the rest. */
export function SampleMark({ of }: { of: unknown }) {
  if (!isSample(of)) return null;
  return (
    <>
      {"\u00a0 "}
      <span className="sample-mark">{pageTexts.sample}</span>
    </>
  );
}
