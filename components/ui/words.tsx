import { Fragment } from "react";

/** In a group, so that `split` keeps them. */
const SPECIAL = /(imisozi|imigongo|imibereho|M-Pesa)/i;

/** A text with Kinyarwanda words, which a screen reader pronounces by their language, and a name that does not break at its hyphen. */
export const Words = ({ children }: { children: string }) =>
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
