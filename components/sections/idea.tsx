import type { FigureContent } from "@/content/figures/types";

/** The one idea of a figure, for lists of pages. */
export function Idea({ kind, idea }: Pick<FigureContent, "kind" | "idea">) {
  return (
    <div className="rounded-win border-ink-200 flex h-full flex-col border bg-white px-4 py-3.5 text-left">
      <p className="text-[.8125rem] text-ink-600">{kind}</p>
      <p className="mt-2 text-h4 text-green-800">{idea.value}</p>
      <p className="mt-0.5 text-[.8125rem] leading-snug text-ink-700">{idea.label}</p>
    </div>
  );
}
