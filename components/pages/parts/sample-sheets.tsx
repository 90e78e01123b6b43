import { Art } from "@/components/ui/art";
import { sheets } from "@/components/ui/art/sheets";
import { documentPath, documents } from "@/content/documents";
import { labels } from "@/content/labels";
import { thisSiteLink } from "@/content/menus";

interface SampleSheetsProps {
  title: string;
  lead: string;
  prints: string;
  /** The link at the end of the lead. */
  thisSite: string;
}

/** The first pages of the sample documents, as sheets that rise to the right; on narrow screens the row scrolls. */
export function SampleSheets({ title, lead, prints, thisSite }: SampleSheetsProps) {
  return (
    <section className="bg-green-100 py-section lg:grid">
      <div className="wrap lg:[grid-area:1/1]">
        <div className="lg:w-1/3">
          <h2 className="text-h2 lg:max-xl:text-h2-sm">{title}</h2>
          <p className="mt-3 max-w-[34rem] text-ink-700 max-md:text-sm lg:mt-4">
            {lead}{" "}
            <a href={thisSiteLink.href} className="underlined font-semibold whitespace-nowrap text-ink-950">
              {thisSite}
            </a>
          </p>
        </div>
      </div>
      <ul className="sheets">
        {documents.map((document) => {
          const picture = sheets[document.slug];
          return (
            <li key={document.slug}>
              <a href={documentPath(document)} className="sheet">
                {/* Print hides what holds a picture, and keeps the name. */}
                <span className="sheet-page">
                  {picture && (
                    <Art
                      picture={picture}
                      alt={`${labels.document.firstPage} ${document.lead}`}
                      className="w-full bg-white"
                    />
                  )}
                </span>
                <h3 className="mt-4 text-h4">
                  <span className="arrow inline-flex items-center gap-2">{document.title}</span>
                </h3>
                <p className="mt-1 text-sm text-ink-700">
                  {document.sheets} {prints}
                </p>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
