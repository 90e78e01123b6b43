import { pageTexts } from "@/content/page-texts";
import { sitePage } from "@/content/site-pages";

/** The way from home to a page, as search engines are told it (lib/seo/structured-data.ts). Narrow screens show it without its end. */
export function Crumbs({ path }: { path: string }) {
  const { steps } = sitePage(path);
  const own = steps.length - 1;
  return (
    <nav aria-label={pageTexts.crumbsLabel} className={steps.some(({ isTag }) => isTag) ? "-mt-3 mb-5" : "-mt-3 mb-1"}>
      <ol className="crumbs flex flex-wrap text-sm">
        {steps.map(({ label, path: href, isTag }, i) => (
          <li key={label}>
            {href === path ? (
              <span aria-current={i === own ? "page" : undefined} className={isTag ? "tag text-green-300" : undefined}>
                {label}
              </span>
            ) : (
              <a href={href} className={isTag ? "tag text-green-300" : "py-2.5 hover:underline"}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
