export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string;
}

export function Crumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label} className="-mt-3 mb-1">
      <ol className="crumbs flex flex-wrap text-sm">
        {crumbs.map(({ href, label: text }) => (
          <li key={text}>
            {href ? (
              <a href={href} className="hover:underline">
                {text}
              </a>
            ) : (
              <span>{text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
