import { useId } from "react";
import { figures } from "@/components/figures";
import { pageArt } from "@/components/ui/art/page-art";
import { Logo } from "@/components/ui/logo";
import { documentPath, documents } from "@/content/documents";
import type { Block, SampleDocument, Table } from "@/content/documents/types";
import { labels } from "@/content/labels";
import { firstCall } from "@/content/next-step";
import { pageContent } from "@/content/pages";
import { ClosingCta } from "./parts/closing-cta";
import { ContentsList } from "./parts/contents-list";
import { Breadcrumbs, HeroAction } from "./parts/heroes";
import "./figure-pages.css";
import "./document-page.css";

const texts = labels.document;
const COLUMN = "mx-auto max-w-[880px] px-5 xs:px-12 mega:px-18";
const SHEET = `border-ink-200 bg-white mega:border-x 2xl:mr-0 print:max-w-none print:border-0 print:p-0 ${COLUMN}`;

/** The fragment of a section: its heading without number and signs. */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/^\d+\. /, "")
    .replace(/[^a-z]+/g, "-");

/** A complete sample of what a client receives, as it is handed over: on a screen, and on sheets of A4. */
export function DocumentPage({ document }: { document: SampleDocument }) {
  const { parent, title, prepared, sample, lead, decision, numbers, sections, foot } = document;
  const Figure = figures[parent];
  return (
    <>
      <div data-hero="light" className="bg-ink-50 pt-[calc(var(--bar)+28px)] pb-section print:bg-white print:p-0">
        <div className="2xl:wrap">
          <div className={`2xl:max-w-none 2xl:px-0 print:hidden ${COLUMN}`}>
            <Breadcrumbs path={documentPath(document)} />
          </div>
          {/* Wide screens have the list of contents beside the sheet, others between its two parts. */}
          <article className="document 2xl:relative">
            <div className={`mega:border-t ${SHEET}`}>
              <p className="border-ink-200 -mx-5 flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b px-5 py-3 xs:-mx-12 xs:px-12 mega:-mx-18 mega:px-18 print:m-0 print:border-0 print:p-0">
                <Logo className="h-[30px] w-[156px] max-md:hidden print:block" />
                <span className="sample-mark">{texts.mark}</span>
              </p>
              <h1 className="mt-8 text-h2 md:mt-14 print:mt-4">{title}</h1>
              <p className="mt-4 text-sm text-ink-600">{prepared}</p>
              <p className="mt-1 text-sm text-ink-600">{sample}</p>
              <p className="mt-8 text-lead print:mt-4">{lead}</p>
              <p className="mt-4">
                <b>{texts.decision}</b> {decision}
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
            </div>
            <div
              className={`pt-8 2xl:absolute 2xl:inset-y-0 2xl:left-0 2xl:w-[calc(100%-880px-40px)] 2xl:border-0 2xl:bg-transparent 2xl:p-0 print:hidden ${SHEET}`}
            >
              <div className="2xl:sticky 2xl:top-[calc(var(--bar)+24px)] 2xl:-m-1.5 2xl:max-h-[calc(100svh-var(--bar)-24px)] 2xl:overflow-y-auto 2xl:p-1.5">
                <ContentsList
                  label={texts.contents}
                  links={sections.map(({ heading }) => ({ id: idOf(heading), title: heading }))}
                />
                <HeroAction label={labels.detail.ctaText} promise={firstCall.report} />
              </div>
            </div>
            <div className={`pt-8 pb-8 md:pb-16 mega:border-b print:pt-4 ${SHEET}`}>
              {Figure && <Figure />}
              {sections.map(({ heading, blocks }) => (
                <div key={heading} className="mt-12 border-t-2 border-ink-950 pt-4 print:mt-4 print:pt-2">
                  <h2 id={idOf(heading)} className="text-h3">
                    {heading}
                  </h2>
                  {blocks.map((block, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks do not change.
                    <BlockOf key={i} block={block} />
                  ))}
                </div>
              ))}
              <p className="mt-12 border-t border-ink-300 pt-4 text-sm text-ink-600 print:mt-4">{foot}</p>
            </div>
          </article>
          <nav className={`mt-10 2xl:mr-0 print:hidden ${COLUMN}`} aria-labelledby="others">
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
      className={`mt-4 grid gap-y-2 pl-6 marker:text-green-600 print:mt-2 ${block.isNumbered ? "list-decimal marker:font-semibold" : "list-disc"}`}
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
  const id = useId();
  const alignment = (column: number) =>
    column > 0 && rows.every((row) => isNumeric(row[column])) ? "text-right" : "text-left";
  return (
    // The group takes the focus, as the keyboard has to scroll it where it is too narrow.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
    <div role="group" aria-labelledby={id} tabIndex={0} className="document-scroll">
      <table className="document-table">
        <caption id={id}>{caption}</caption>
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
                <td
                  key={columns[i + 1]}
                  className={`${alignment(i + 1)} ${isDated(cell) ? "md:whitespace-nowrap" : ""}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
