import { Art } from "@/components/ui/art";
import { patternName } from "@/components/ui/pattern";
import { thisSiteLink } from "@/content/navigation";
import { pageTexts } from "@/content/page-texts";
import { sitePage } from "@/content/site-pages";
import { thisSite } from "@/content/this-site";
import type { MenuEntry, MenuGroup } from "@/content/types";

interface RelatedLinksProps {
  title: string;
  links: readonly string[];
}

/** Links to related pages, each beside the tile of its pattern. */
export function RelatedLinks({ title, links }: RelatedLinksProps) {
  return (
    <nav aria-label={title} className="border-ink-200 bg-ink-50 border-t">
      <div className="wrap flex flex-col gap-x-12 gap-y-5 py-10 lg:flex-row lg:items-center lg:justify-between lg:py-12">
        <p className="text-h4 lg:flex-none">{title}</p>
        <ul
          className={`grid gap-x-10 gap-y-4 xs:grid-cols-2 ${links.length < 4 ? "lg:flex lg:flex-wrap lg:justify-end" : ""}`}
        >
          {links.map(sitePage).map(({ path, name, pattern }) => (
            <li key={path}>
              <a href={path} className="arrow flex min-h-14 items-center gap-4 font-semibold after:ml-auto">
                <Art name={patternName({ ...pattern, shape: "tile" })} className="size-14 flex-none" />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

interface OthersInGroupProps {
  group: MenuGroup;
  entry: MenuEntry;
  /** The section's. */
  path: string;
}

/** Links to the other pages of a page's group, and to this site's figures where they show what the page is about. */
export function OthersInGroup({ group, entry, path }: OthersInGroupProps) {
  const links = group.entries.filter((other) => other !== entry).map(({ slug }) => `${path}/${slug}`);
  if (thisSite.related.links.some((link) => link === `${path}/${entry.slug}`)) links.push(thisSiteLink.href);
  return <RelatedLinks title={`${pageTexts.alsoIn} ${group.name}`} links={links} />;
}
