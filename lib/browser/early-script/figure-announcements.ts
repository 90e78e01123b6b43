import { onRerender } from "../page-state";

/**
 * Makes the sentences of figures live regions, which announce the result of a choice. Waits for the first paint: a live
 * region that arrives with a new page is announced before the page's name.
 */
function announceChoices() {
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const sentence of document.querySelectorAll("[data-says]")) sentence.setAttribute("role", "status");
    }),
  );
}

addEventListener("DOMContentLoaded", announceChoices);
onRerender(announceChoices);
