"use client";

import { useEffect, useId, useState } from "react";
import { Pause } from "@/components/ui/pause";
import type { thisSite } from "@/content/this-site";

interface Visit {
  size: string;
  time: string;
}

/** Measures the bytes of this visit and the time of its first paint by the browser's Performance API. */
function measureVisit(): Visit | undefined {
  const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  const bytes = (entries as PerformanceResourceTiming[]).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  if (!bytes || !paint) return undefined;
  return { size: `${Math.round(bytes / 1000)}\u00a0kB`, time: `${(paint.startTime / 1000).toFixed(1)}\u00a0s` };
}

/** The figures of the visitor's own visit. Browsers without scripts show a dash. */
export function ThisVisit({ kind, mark, size, time, missing }: (typeof thisSite)["visit"]) {
  const id = useId();
  const [visit, setVisit] = useState<Visit | "missing">();
  useEffect(() => setVisit(measureVisit() ?? "missing"), []);
  const values = visit === "missing" ? undefined : visit;
  return (
    <figure
      aria-labelledby={id}
      className="rounded-win bg-white text-ink-950 [box-shadow:0_25px_50px_-12px_rgb(0_0_0/0.25)]"
    >
      <figcaption className="border-ink-200 flex flex-wrap gap-x-4 border-b px-6 py-3 text-sm font-semibold">
        <span id={id} className="flex-1">
          {kind}
        </span>
        <Pause />
        <span className="font-normal text-ink-600">{mark}</span>
      </figcaption>
      <dl className="grid gap-6 p-6 sm:grid-cols-2">
        {[
          [size, values?.size],
          [time, values?.time],
        ].map(([term, value]) => (
          <div key={term} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-600">{term}</dt>
            <dd className="text-h1">{value ?? "–"}</dd>
          </div>
        ))}
      </dl>
      {visit === "missing" && <p className="px-6 pb-6 text-sm text-ink-700">{missing}</p>}
    </figure>
  );
}
