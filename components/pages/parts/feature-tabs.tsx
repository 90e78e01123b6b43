"use client";

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

interface TabItem {
  id: string;
  icon: ReactNode;
  label: string;
  panel: ReactNode;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Tabs with the selection in the URL's fragment. The server renders links to panels, all of which are visible without a
 * script; once React has started they become tabs, the first one open. Tab goes from a tab to its panel, which begins
 * with text (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/).
 */
export function FeatureTabs({ label, items }: { label: string; items: TabItem[] }) {
  const [selected, setSelected] = useState(items[0]?.id);
  /** True once the visitor has selected a tab: only then panels fade in. */
  const [hasChosen, setHasChosen] = useState(false);
  const [isReady, setIsReady] = useState(false);

  useLayoutEffect(() => {
    setIsReady(true);
    const selectFromUrl = () => {
      const item = items.find(({ id }) => location.hash === `#${id}`);
      if (item) setSelected(item.id);
    };
    const onHashChange = () => {
      flushSync(selectFromUrl);
      // The browser found the panel hidden: it did not focus it, and below 992 px did not scroll to it.
      const panel = document.querySelector<HTMLElement>(".tab-panel:target");
      panel?.scrollIntoView();
      panel?.focus({ preventScroll: true });
    };
    selectFromUrl();
    addEventListener("hashchange", onHashChange);
    return () => removeEventListener("hashchange", onHashChange);
  }, [items]);

  // Scrolls the selected tab to the middle of the row.
  useEffect(() => {
    const tab = document.getElementById(`tab-${selected}`);
    const row = tab?.parentElement;
    if (!tab || !row) return;
    const { left, right } = tab.getBoundingClientRect();
    const box = row.getBoundingClientRect();
    row.scrollLeft += (left + right - box.left - box.right) / 2;
  }, [selected]);

  const select = (id: string) => {
    setSelected(id);
    setHasChosen(true);
    history.replaceState(history.state, "", `#${id}`);
  };
  const onClick = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    select(id);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const step = STEPS[event.key];
    const last = items.length - 1;
    const next =
      step !== undefined ? (index + step + items.length) % items.length : { Home: 0, End: last, " ": index }[event.key];
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    select(item.id);
    document.getElementById(`tab-${item.id}`)?.focus();
  };

  return (
    <>
      <div {...(isReady && { role: "tablist", "aria-label": label })} className="tabs">
        {items.map(({ id, icon, label: text }, index) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            {...(isReady && {
              role: "tab",
              "aria-selected": id === selected,
              "aria-controls": id,
              tabIndex: id === selected ? undefined : -1,
            })}
            data-selected={id === selected || undefined}
            className="tab"
            onClick={(event) => onClick(event, id)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {icon}
            <span className="tab-label" data-label={text}>
              {text}{" "}
            </span>
          </a>
        ))}
      </div>
      <div className="tab-panels mt-6 lg:mt-10" data-chosen={hasChosen || undefined}>
        {items.map(({ id, panel }) => (
          <div
            key={id}
            id={id}
            {...(isReady && { role: "tabpanel", "aria-labelledby": `tab-${id}`, tabIndex: 0 })}
            data-open={id === selected || undefined}
            className="tab-panel"
          >
            {panel}
          </div>
        ))}
      </div>
    </>
  );
}
