/**
 * The live region of a figure with a choice. It is empty: lib/browser/figure-status.ts fills it for a moment after a change, so that the
 * sentence is spoken once, and never when the page loads.
 */
export const FigureStatus = () => <p role="status" data-figure-status="" className="sr-only" />;
