interface ContentsListProps {
  label: string;
  /** The headings of a long page, with the fragments of their URLs. */
  links: readonly { id: string; title: string }[];
}

/** The list of a long page's contents. */
export const ContentsList = ({ label, links }: ContentsListProps) => (
  <nav aria-label={label}>
    {/* The name of the navigation says the same. */}
    <p aria-hidden="true" className="text-h4">
      {label}
    </p>
    <ol className="mt-4 *:border-t *:border-ink-200 *:last:border-b">
      {links.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="flex min-h-11 items-center py-1 leading-snug hover:underline">
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
