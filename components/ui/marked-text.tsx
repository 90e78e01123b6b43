import { Fragment } from "react";

/** The words to mark up, in a group, so that `split` keeps them. */
const SPECIAL = /(imisozi|imigongo|imibereho|M-Pesa)/i;

/** A text whose Kinyarwanda words have their language for screen readers. "M-Pesa" does not break at the hyphen. */
export const MarkedText = ({ children }: { children: string }) =>
  children.split(SPECIAL).map((part, i) =>
    i % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text.
      <span key={i} {...(part === "M-Pesa" ? { className: "whitespace-nowrap" } : { lang: "rw" })}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={i}>{part}</Fragment>
    ),
  );
