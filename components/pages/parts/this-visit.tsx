"use client";

import { type ReactNode, useEffect, useState } from "react";

interface ThisVisitProps {
  /** With `{size}` and `{time}`. */
  text: string;
  /** For browsers that do not report them. */
  missing: string;
}

/** What this visit was sent, in kilobytes, and when the first page was shown, as the browser's Performance API reports it. */
function describeVisit({ text, missing }: ThisVisitProps): ReactNode {
  const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  const bytes = (entries as PerformanceResourceTiming[]).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  if (!bytes || !paint) return missing;
  const values: Record<string, string> = {
    "{size}": `${Math.round(bytes / 1000)}\u00a0kB`,
    "{time}": `${(paint.startTime / 1000).toFixed(1)}\u00a0s`,
  };
  return text.split(/({\w+})/).map((part) => (values[part] ? <b key={part}>{values[part]}</b> : part));
}

/** The figures of the visitor's own visit. Only a script can know them. */
export function ThisVisit(texts: ThisVisitProps) {
  const [line, setLine] = useState<ReactNode>();
  const { text, missing } = texts;
  useEffect(() => setLine(describeVisit({ text, missing })), [text, missing]);
  return <p className="visit">{line}</p>;
}
