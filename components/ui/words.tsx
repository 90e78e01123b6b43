import { Fragment } from "react";

/** In a group, so that `split` keeps them. */
const KINYARWANDA = /(imisozi|imigongo|imibereho)/i;

/** A text with Kinyarwanda words, which a screen reader pronounces by their language. */
export const Words = ({ children }: { children: string }) =>
  children.split(KINYARWANDA).map((part, i) =>
    i % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text.
      <span key={i} lang="rw">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={i}>{part}</Fragment>
    ),
  );
