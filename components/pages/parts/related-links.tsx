import { labels } from "@/content/labels";
import { type MenuPlace, thisSiteLink } from "@/content/menus";
import { sitePage } from "@/content/pages";
import { thisSite } from "@/content/this-site";
import type { Neighbour } from "@/content/types";

interface RelatedLinksProps {
  title: string;
  links: readonly string[];
}

export function RelatedLinks({ title, links }: RelatedLinksProps) {
  return (
    <nav aria-label={title} className="wrap pb-section-sm">
      <div className="border-ink-950 grid gap-x-6 gap-y-4 border-t-2 pt-6 lg:grid-cols-split-5">
        {/* The name of the navigation says the same. */}
        <p aria-hidden="true" className="text-h4 lg:pt-[11px]">
          {title}
        </p>
        <ul className={`grid gap-x-6 gap-y-1 xs:grid-cols-2 ${links.length === 3 ? "lg:grid-cols-3" : ""}`}>
          {links.map(sitePage).map(({ path, name }) => (
            <li key={path} className="border-ink-200 border-b">
              <a
                href={path}
                className="arrow flex min-h-12 items-center gap-4 py-3 leading-tight font-semibold after:ml-auto"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Links to the other pages of a page's group, and to this site's own measurements where they fit the subject. */
export function OthersInGroup({ path, group, entry }: MenuPlace) {
  const section = path.slice(0, path.lastIndexOf("/"));
  const links = group.entries.filter((other) => other !== entry).map(({ slug }) => `${section}/${slug}`);
  if (thisSite.related.links.some((link) => link === path)) links.push(thisSiteLink.href);
  return <RelatedLinks title={`${labels.alsoIn} ${group.name}`} links={links} />;
}

interface NeighbourNoteProps {
  neighbour: Neighbour | undefined;
  /** Its place on the page. */
  className: string;
}

/** A note on which of two related pages to choose, with a link to the other one, and perhaps to a sample document. */
export function NeighbourNote({ neighbour, className }: NeighbourNoteProps) {
  if (!neighbour) return null;
  const { text, path, sample } = neighbour;
  return (
    <div className={className}>
      <p className="max-w-[800px] text-ink-700">
        {/* Orca with Chromium reads a text that ends in a no-break space without end. */}
        {`${text} ${labels.see} `}
        <a href={path} className="font-semibold underline underline-offset-4">
          {sitePage(path).name}
        </a>
        {sample && (
          <>
            {`. ${labels.document.sample} `}
            <a href={sample} className="font-semibold underline underline-offset-4">
              {sitePage(sample).name}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
