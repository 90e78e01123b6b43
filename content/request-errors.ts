/** The texts for requests that the HTTP server rejects itself, by status. */
export const requestErrors = {
  400: {
    friendly: "This address cannot be read.",
    text: "Part of it may be missing, or a percent sign is misplaced. Check the address bar, or start at the home page.",
  },
  405: {
    friendly: "This address cannot be used like that.",
    text: "Either it only takes what a form sends, or it is a page that takes nothing. Nothing was stored.",
  },
  408: {
    friendly: "The request took too long.",
    text: "It did not arrive in full. Check your connection, then load the page again.",
  },
  413: {
    friendly: "That was too much.",
    text: "More was sent than this site accepts. Nothing was stored.",
  },
  417: {
    friendly: "The request cannot be answered like that.",
    text: "It expects something that this site does not offer. A browser does not ask for it.",
  },
  431: {
    friendly: "Your browser sent too many cookies, or the address is too long.",
    text: "Shorten the address, or clear the cookies of this site in the settings of your browser. Then load the page again.",
  },
} as const;
