const heading = "Unexpected Application Error!";
const chunk = "Loading chunk failed";
const chunkText =
  "That happens on a weak connection, or when the site has just been updated. Reloading the page usually helps.";
const reload = "Reload";

/** The texts for the inline script, which is sent with every page and has nothing else of this file. */
export const chunkError = { heading, message: chunk, text: chunkText, reload } as const;

/** The error catalogue's messages for error pages. They are not in messages/, because every page loads them. */
export const errorMessages = {
  heading,
  notFound: "404 Not Found",
  chunk,
  unknown: "This page could not be shown.",
} as const;

/** Our own texts beside the client's messages. */
export const errorTexts = {
  notFound: {
    title: "Page not found",
    friendly: "No page on this hill.",
    text: "The address may have changed or be mistyped. These pages exist.",
  },
  failed: {
    friendly: "The page stopped halfway.",
    text: "The fault is ours. Please try again. If that fails, the other pages of the site still work.",
  },
  /** nginx's page (lib/build/error-pages.tsx), which ends with the company's name and email. */
  unavailable: {
    text: "This cannot be sent or shown right now. Nothing that you typed was sent: please go back, where it still is, and try again shortly.",
    contact: "Or write to",
  },
  chunk: { friendly: "A part of the page got lost on the way.", text: chunkText },
  home: "Go to the home page",
  reload,
} as const;
