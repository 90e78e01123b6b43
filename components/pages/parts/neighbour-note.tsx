import { labels } from "@/content/labels";
import { sitePage } from "@/content/pages";
import type { Neighbour } from "@/content/types";

interface NeighbourNoteProps {
  neighbour: Neighbour | undefined;
  /** Its place on the page. */
  className: string;
}

/** A note on which of two related pages to choose, with a link to the other one, and perhaps to a sample document. */
export function NeighbourNote({ neighbour, className }: NeighbourNoteProps) {
  if (!neighbour) return null;
  const { text, path, sample } = neighbour;
  return (
    <div className={className}>
      <p className="max-w-[800px] text-ink-700">
        {/* Orca with Chromium reads a text that ends in a no-break space without end. */}
        {`${text} ${labels.see} `}
        <a href={path} className="font-semibold underline underline-offset-4">
          {sitePage(path).name}
        </a>
        {sample && (
          <>
            {`. ${labels.document.sample} `}
            <a href={sample} className="font-semibold underline underline-offset-4">
              {sitePage(sample).name}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
