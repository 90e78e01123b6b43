import { sum } from "@/content/sums";

/** Places items one after the other, or on top of each other, and adds the start and end of each. */
export const inSequence = <Item extends object>(items: readonly Item[], sizeOf: (item: Item) => number, start = 0) =>
  items.map((item, i) => {
    const from = start + sum(items.slice(0, i).map(sizeOf));
    return { ...item, from, to: from + sizeOf(item) };
  });
