import { useEffect, useRef } from "react";

interface SentProps {
  title: string;
  text: string;
  again: string;
  onAgain: () => void;
}

/** What stands in the form's place once a message is sent. Without script its button opens the form anew. */
export function ContactFormSent({ title, text, again, onAgain }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status">
      <svg viewBox="0 0 24 24" className="size-12" aria-hidden="true">
        <path className="fill-green-500" d="M12 1l4 4-4 4-4-4zM12 11v3.5L3.5 23H0zM12 17v3.5L9.5 23H6z" />
        <path className="fill-green-800" d="M12 11l12 12H12z" />
      </svg>
      <h2 ref={heading} tabIndex={-1} className="mt-6 text-h2-sm outline-none">
        {title}
      </h2>
      <p className="mt-3 text-ink-600">{text}</p>
      <form
        action="/contact-us"
        className="mt-6"
        onSubmit={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        <button type="submit" className="btn btn-md btn-outline">
          {again}
        </button>
      </form>
    </div>
  );
}
