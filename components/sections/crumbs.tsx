import { pageTexts } from "@/content/page-texts";
import { sitePage } from "@/content/site-pages";

/** The way from home to a page, as search engines are told it (lib/seo/structured-data.ts). Its end is not seen, only read out, on narrow screens, and where a tag takes the place. */
export function Crumbs({ path }: { path: string }) {
  const { steps } = sitePage(path);
  const own = steps.length - 1;
  const hasTag = steps.some(({ isTag }) => isTag);
  return (
    <nav aria-label={pageTexts.crumbsLabel} className={hasTag ? "-mt-3 mb-5" : "-mt-3 mb-1"}>
      <ol className={`crumbs ${hasTag ? "crumbs-short " : ""}flex flex-wrap text-sm`}>
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
