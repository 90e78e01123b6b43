import { pageArt } from "@/components/ui/art/page-art";
import { brand } from "@/content/company/brand";
import { documentPath, documents } from "@/content/documents";
import type { Block, SampleDocument } from "@/content/documents/types";
import { labels } from "@/content/labels";
import { words } from "@/content/pages";
import { ClosingCta } from "./parts/closing-cta";
import { DocumentChart } from "./parts/document-charts";
import { DocumentTable, Text } from "./parts/document-table";
import { Breadcrumbs } from "./parts/heroes";
import "./document-page.css";

const texts = labels.document;

/** A complete sample of what a client receives, as it is handed over: on a screen, and on sheets of A4. */
export function DocumentPage({ document }: { document: SampleDocument }) {
  const { parent, title, lead, particulars, numbers, sections, foot } = document;
  const path = documentPath(document);
  return (
    <>
      <div data-hero="light" className="bg-ink-50 pt-[calc(var(--bar)+28px)] pb-section print:bg-white print:py-0">
        <div className="document-column document-margin document-crumbs print:hidden">
          <Breadcrumbs path={path} />
        </div>
        <article className="document document-column">
          <div>
            <p className="document-head">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 1l4 4-4 4-4-4zM12 11v3.5L3.5 23H0zM12 17v3.5L9.5 23H6z" />
                <path d="M12 11l12 12H12z" />
              </svg>
              {brand.name} <span className="document-mark">{texts.mark}</span>
            </p>
            <h1>{title}</h1>
            <p className="document-lead">{lead}</p>
            <dl className="document-particulars">
              {particulars.map(([term, fact]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
            </dl>
            <dl className="document-numbers">
              {numbers.map(({ label, value, note }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                  <dd>{note}</dd>
                </div>
              ))}
            </dl>
          </div>
          <nav className="document-contents" aria-labelledby="contents">
            <div>
              <h2 id="contents">{texts.contents}</h2>
              <ol>
                {sections.map(({ id, heading }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading}</a>
                  </li>
                ))}
              </ol>
            </div>
          </nav>
          {sections.map(({ id, heading, blocks, isOnNewSheet, isWhole }) => (
            <div
              key={id}
              className={`document-section ${isOnNewSheet ? "is-on-new-sheet" : ""} ${isWhole ? "is-whole" : ""}`}
            >
              <h2 id={id}>{heading}</h2>
              <Blocks blocks={blocks} />
            </div>
          ))}
          <p className="document-foot">{foot}</p>
        </article>
        <nav className="document-column document-margin mt-10 print:hidden" aria-labelledby="others">
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
        <ClosingCta cta={words[parent].cta} hills={pageArt[words[parent].art].hills} />
      </div>
    </>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks do not change.
    <BlockOf key={i} block={block} />
  ));
}

function BlockOf({ block }: { block: Block }) {
  switch (block.kind) {
    case "text":
      return (
        <p>
          <Text text={block.text} />
        </p>
      );
    case "heading":
      return <h3>{block.text}</h3>;
    case "list":
    case "steps": {
      const List = block.kind === "steps" ? "ol" : "ul";
      return (
        <List className="document-list">
          {block.items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items do not change.
            <li key={i}>
              <Text text={item} />
            </li>
          ))}
        </List>
      );
    }
    case "facts":
      return (
        <dl className="document-facts">
          {block.items.map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Text text={fact} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case "box":
      return (
        <p className={`document-box is-${block.tone}`}>
          <Text text={block.text} />
        </p>
      );
    case "chart":
      return (
        <figure className="document-chart">
          <figcaption>{block.title}</figcaption>
          <DocumentChart chart={block.chart} />
          <p className="document-says">{block.says}</p>
        </figure>
      );
    case "beside":
      return (
        <div className={`document-beside on-${block.on}`}>
          {block.blocks.map((column, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns do not change.
            <div key={i}>
              <Blocks blocks={column} />
            </div>
          ))}
        </div>
      );
    case "table":
      return <DocumentTable table={block} />;
  }
}
