import { Fragment } from "react";

/** The words to mark up, in a group, so that `split` keeps them. */
const KINYARWANDA = /(imisozi|imigongo|imibereho)/i;

/** A text whose Kinyarwanda words have their language for screen readers. */
export const MarkedText = ({ children }: { children: string }) =>
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
