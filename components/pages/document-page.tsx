import { figures } from "@/components/figures";
import { pageArt } from "@/components/ui/art/page-art";
import { Logo } from "@/components/ui/logo";
import { documentPath, documents } from "@/content/documents";
import type { Block, SampleDocument, Table } from "@/content/documents/types";
import { labels } from "@/content/labels";
import { pageContent } from "@/content/pages";
import { ClosingCta } from "./parts/closing-cta";
import { Breadcrumbs } from "./parts/heroes";
import "./figure-pages.css";
import "./document-page.css";

const texts = labels.document;
const COLUMN = "mx-auto max-w-[880px] px-5 xs:px-12 mega:px-18";

/** A complete sample of what a client receives, as it is handed over: on a screen, and on sheets of A4. */
export function DocumentPage({ document }: { document: SampleDocument }) {
  const { parent, title, prepared, sample, lead, decision, numbers, sections, foot } = document;
  const Figure = figures[parent];
  return (
    <>
      <div data-hero="light" className="bg-ink-50 pt-[calc(var(--bar)+28px)] pb-section print:bg-white print:p-0">
        <div className={`print:hidden ${COLUMN}`}>
          <Breadcrumbs path={documentPath(document)} />
        </div>
        <article
          className={`document border-ink-200 bg-white py-8 md:py-16 mega:border print:max-w-none print:border-0 print:p-0 ${COLUMN}`}
        >
          <Logo className="hidden h-[34px] w-[177px] print:block" />
          <h1 className="text-h2 print:mt-6">{title}</h1>
          <p className="mt-4 text-sm text-ink-600">{prepared}</p>
          <p className="mt-4 text-sm">
            <span className="sample-mark mr-2">{texts.mark}</span> {sample}
          </p>
          <p className="mt-8 text-lead print:mt-4">{lead}</p>
          <p className="mt-4">
            <b className="font-semibold">{texts.decision}</b> {decision}
          </p>
          <dl className="mt-8 grid gap-x-6 border-y border-ink-300 xs:grid-cols-3 print:mt-4">
            {numbers.map(({ label, value, note }) => (
              <div key={label} className="border-ink-200 py-3 max-xs:not-first:border-t">
                <dt className="text-sm text-ink-600">{label}</dt>
                <dd className="text-h3">{value}</dd>
                <dd className="text-sm text-ink-600">{note}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-8 print:mt-4">{Figure && <Figure />}</div>
          {sections.map(({ heading, blocks }) => (
            <div key={heading} className="mt-12 border-t-2 border-ink-950 pt-4 print:mt-5 print:pt-2">
              <h2 className="text-h3">{heading}</h2>
              {blocks.map((block, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks do not change.
                <BlockOf key={i} block={block} />
              ))}
            </div>
          ))}
          <p className="mt-12 border-t border-ink-300 pt-4 text-sm text-ink-600 print:mt-5">{foot}</p>
        </article>
        <nav className={`mt-10 print:hidden ${COLUMN}`} aria-labelledby="others">
          <h2 id="others" className="text-h3">
            {texts.others}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-x-10">
            {documents
              .filter((other) => other !== document)
              .map((other) => (
                <li key={other.slug}>
                  <a href={documentPath(other)} className="text-link arrow">
                    <span className="underlined">{other.title}</span>
                  </a>
                </li>
              ))}
          </ul>
        </nav>
      </div>
      <div className="print:hidden">
        <ClosingCta cta={pageContent[parent].cta} hills={pageArt[pageContent[parent].art].hills} />
      </div>
    </>
  );
}

function BlockOf({ block }: { block: Block }) {
  if (typeof block === "string") return <p className="mt-4 print:mt-2">{block}</p>;
  if ("table" in block) return <DocumentTable {...block.table} />;
  const List = block.isNumbered ? "ol" : "ul";
  return (
    <List
      className={`mt-4 space-y-2 pl-6 marker:text-green-600 print:mt-2 ${block.isNumbered ? "list-decimal marker:font-semibold" : "list-disc"}`}
    >
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

const isNumeric = (cell: string | number = "") => /^[–+]?[\d.,]*(%| s)?$/.test(String(cell));

const isDated = (cell: string | number) => / \d{4}$/.test(String(cell));

/** Numbers are aligned at their last digit, except in the first column. */
function DocumentTable({ caption, columns, rows }: Table) {
  const alignment = (column: number) =>
    column > 0 && rows.every((row) => isNumeric(row[column])) ? "text-right" : "text-left";
  return (
    <table className="document-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((label, i) => (
            <th key={label} scope="col" className={alignment(i)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells]) => (
          <tr key={[head, ...cells].join()}>
            <th scope="row" className="text-left">
              {head}
            </th>
            {cells.map((cell, i) => (
              <td key={columns[i + 1]} className={`${alignment(i + 1)} ${isDated(cell) ? "md:whitespace-nowrap" : ""}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
