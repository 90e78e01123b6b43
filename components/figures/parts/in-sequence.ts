import { sum } from "@/content/sums";

/** Items one after the other, or on top of each other: each with where it begins and ends. */
export const inSequence = <Item extends object>(items: readonly Item[], sizeOf: (item: Item) => number, start = 0) =>
  items.map((item, i) => {
    const from = start + sum(items.slice(0, i).map(sizeOf));
    return { ...item, from, to: from + sizeOf(item) };
  });
