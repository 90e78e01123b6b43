/**
 * A hidden comma between words that only the layout sets apart, as two items of a flex box are. A space there is not
 * rendered, and browsers leave it out of what they tell a screen reader: "Capacity sheetSample data".
 */
export const Pause = () => <span className="sr-only whitespace-pre">{", "}</span>;
