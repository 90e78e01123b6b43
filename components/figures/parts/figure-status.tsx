/**
 * The empty live region of a figure with a choice. lib/browser/figure-status.ts fills it for a moment after a change,
 * so that the sentence is spoken once, and never when the page loads. It has no role, as screen readers say the name of
 * one even while it is empty.
 */
export const FigureStatus = () => <p aria-live="polite" aria-atomic="true" data-figure-status="" className="sr-only" />;
