import { Fragment } from "react";
import { inState } from "@/components/figures/parts/states";
import { SectionFrame } from "@/components/pages/parts/section-frame";
import { miniaturesDrawing } from "@/components/ui/art/drawings";
import { miniatureIds } from "@/components/ui/art/miniatures";
import { Words } from "@/components/ui/words";
import { type ExpertisePath, groupId, placesIn, type ServicePath } from "@/content/menus";
import { words } from "@/content/pages";
import type { MenuGroup, Section } from "@/content/types";
import "./section-page.css";

/** The pages of a section: rows by group. */
export function SectionPage({ name, path, groups }: Section) {
  return (
    <SectionFrame name={name} path={path}>
      <div className="grid gap-y-section-sm pt-section-sm pb-section">
        {groups.map((group) => (
          <GroupRows key={group.name} group={group} path={path} hasTitle={groups.length > 1} />
        ))}
      </div>
    </SectionFrame>
  );
}

interface GroupRowsProps {
  group: MenuGroup;
  path: Section["path"];
  hasTitle: boolean;
}

/**
 * Pages with their descriptions, each beside a small drawing of its figure and what that finds. Both have a second state for the pointer
 * and the focus.
 */
function GroupRows({ group, path, hasTitle }: GroupRowsProps) {
  const { name } = group;
  const Heading = hasTitle ? "h3" : "h2";
  const drawing = miniaturesDrawing(path);
  return (
    <section id={groupId(name)} className="wrap">
      {hasTitle && <h2 className="mb-6 text-h2-sm">{name}</h2>}
      <ul className="border-ink-950 border-t-2">
        {placesIn<ServicePath | ExpertisePath>({ path, groups: [group] }).map((place) => {
          const { meta, miniature } = words[place.path];
          return (
            <li key={place.path} className="page-row group border-ink-200 border-b">
              <Heading className="text-h3">
                <a
                  href={place.path}
                  className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
                >
                  {place.entry.label}
                </a>
              </Heading>
              <p className="page-row-finding font-semibold">
                {miniature.map(({ finding, isBad }, i) => (
                  <Fragment key={finding}>
                    <span {...inState(i + 1)} className={isBad ? "text-earth-700" : "text-green-700"}>
                      {finding}
                    </span>{" "}
                  </Fragment>
                ))}
              </p>
              <p className="page-row-text text-ink-600">
                <Words>{meta.description}</Words>
              </p>
              <div className="page-row-picture">
                {miniatureIds(place.entry.slug).map((id) => (
                  <svg key={id} aria-hidden="true" viewBox={`0 0 ${drawing.width} ${drawing.height}`}>
                    <use href={`${drawing.src}#${id}`} />
                  </svg>
                ))}
              </div>
              <span aria-hidden="true" className="page-row-go arrow" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
