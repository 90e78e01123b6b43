export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string;
  /** Framed, in capitals. */
  isTag?: boolean;
}

export function Crumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label} className={crumbs.some(({ isTag }) => isTag) ? "-mt-3 mb-5" : "-mt-3 mb-1"}>
      <ol className="crumbs flex flex-wrap text-sm">
        {crumbs.map(({ href, label: text, isTag }) => (
          <li key={text}>
            {href ? (
              <a href={href} className={isTag ? "tag text-green-300" : "hover:underline"}>
                {text}
              </a>
            ) : (
              <span className={isTag ? "tag text-green-300" : undefined}>{text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
