import { writeFileSync } from "node:fs";
import escapeHtml from "escape-html";
import { brand, titleEnd } from "@/content/company/brand";
import { errorMessages, errorTexts } from "@/content/errors";

/** nginx's page while no instance responds. The build writes it, and it is committed: nginx may run without a build. */
export const UNAVAILABLE_PAGE = "deploy/error-pages/unavailable.html";

/** Renders the page. It has a style sheet of its own, because the names of the site's change with every build. */
export function renderUnavailablePage(): string {
  const [heading, end, text, contact, name, email, home] = [
    errorMessages.heading,
    titleEnd,
    errorTexts.unavailable.text,
    errorTexts.unavailable.contact,
    brand.name,
    brand.email,
    errorTexts.home,
  ].map((part) => escapeHtml(part));
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${heading}${end}</title>
    <link rel="stylesheet" href="/error-pages/style.css">
  </head>
  <body>
    <main>
      <h1>${heading}</h1>
      <p>${text}</p>
      <p>${contact} ${name}: <a href="mailto:${email}">${email}</a>.</p>
      <p><a href="/">${home}</a></p>
    </main>
  </body>
</html>
`;
}

export const writeUnavailablePage = () => writeFileSync(UNAVAILABLE_PAGE, renderUnavailablePage());
