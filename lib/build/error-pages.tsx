import { readFileSync, writeFileSync } from "node:fs";
import { STATUS_CODES } from "node:http";
import path from "node:path";
import { parse } from "parse5";
import type { ComponentProps, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ErrorDocument } from "@/components/pages/error-document";
import { brand } from "@/content/company/brand";
import { errorTexts } from "@/content/errors";
import * as messages from "@/content/messages";
import { requestErrors } from "@/content/request-errors";
import { type ErrorPages, REFERENCE_PLACEHOLDER } from "@/lib/built-site";
import { attribute, elementsIn, PAGES_FOLDER } from "./finish-page";

/** The page that has the style sheets of every page. */
const NOT_FOUND = path.join(PAGES_FOLDER, "_not-found.html");

/** Finds the style sheets of all pages. @throws if Next's page has none */
function findStyleSheets(): string[] {
  const links = [...elementsIn(parse(readFileSync(NOT_FOUND, "utf8")))].filter(
    (element) => element.tagName === "link" && attribute(element, "rel") === "stylesheet",
  );
  if (!links.length) throw new Error(`${NOT_FOUND} has no <link rel="stylesheet">`);
  return [...new Set(links.map((link) => attribute(link, "href") ?? ""))];
}

/** A link to the page's own URL, query included: a reload without script. */
const reload = (
  // biome-ignore lint/a11y/useValidAnchor: the empty reference is a valid one (RFC 3986, 4.4).
  <a href="" className="btn btn-primary">
    {errorTexts.reload}
  </a>
);
/** The errors that may be gone when the page is loaded again. */
const PASSING = ["408", "431"];

const renderDocument = (document: ReactElement) => `<!DOCTYPE html>${renderToStaticMarkup(document)}`;

/** nginx's page while no instance responds. It is committed, as nginx may run without a build. */
export const UNAVAILABLE_PAGE = "deploy/error-pages/unavailable.html";

/** Renders nginx's page, whose style sheet is its own: the names of the site's change with every build. */
export function renderUnavailablePage(): string {
  const { text, contact } = errorTexts.unavailable;
  return renderDocument(
    <ErrorDocument
      styleSheets={["/error-pages/style.css"]}
      friendly={text}
      text={
        <>
          {`${contact} ${brand.name}: `}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>.
        </>
      }
    />,
  );
}

export const writeUnavailablePage = () => writeFileSync(UNAVAILABLE_PAGE, renderUnavailablePage());

/** Renders the pages that the server sends if a page fails or a request is rejected. */
export function renderErrorPages(): ErrorPages {
  const styleSheets = findStyleSheets();
  const render = (props: Omit<ComponentProps<typeof ErrorDocument>, "styleSheets">) =>
    renderDocument(<ErrorDocument styleSheets={styleSheets} {...props} />);
  const rejected = Object.entries(requestErrors).map(([status, texts]) => {
    const message = `${status} ${STATUS_CODES[status]}`;
    return [status, render({ ...texts, message, action: PASSING.includes(status) && reload })];
  });
  const message = `${messages.error.unknown} ${messages.reference} ${REFERENCE_PLACEHOLDER}`;
  return {
    ...Object.fromEntries(rejected),
    500: render({ ...errorTexts.failed, action: reload, message }),
  };
}
