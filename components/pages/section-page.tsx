import { Fragment } from "react";
import { inState } from "@/components/figures/parts/states";
import { SectionFrame } from "@/components/pages/parts/section-frame";
import type { Picture } from "@/components/ui/art";
import project from "@/components/ui/art/miniatures/project.svg";
import qa from "@/components/ui/art/miniatures/qa.svg";
import services from "@/components/ui/art/miniatures/services.svg";
import sysadmin from "@/components/ui/art/miniatures/sysadmin.svg";
import { labels } from "@/content/labels";
import { type ExpertisePath, groupId, placesIn, type ServicePath } from "@/content/menus";
import { pageContent } from "@/content/pages";
import type { MenuGroup, Section } from "@/content/types";
import "./section-page.css";

/** The small drawings of a section's pages for `<use>`: a first and a second state by the slug of each page. */
const miniatures: Partial<Record<Section["path"], Picture>> = {
  "/services": services,
  "/project": project,
  "/qa": qa,
  "/sysadmin": sysadmin,
};

/** The pages of a section: rows by group. */
export function SectionPage({ name, path, groups }: Section) {
  return (
    <SectionFrame name={name} path={path}>
      <div className="grid gap-y-section-sm pt-section-sm pb-section">
        {groups.length > 1 && <GroupLinks groups={groups} />}
        {groups.map((group) => (
          <GroupRows key={group.name} group={group} path={path} hasTitle={groups.length > 1} />
        ))}
      </div>
    </SectionFrame>
  );
}

const GroupLinks = ({ groups }: Pick<Section, "groups">) => (
  <nav aria-label={labels.groupsLabel} className="wrap -mt-2 -mb-6">
    <ul className="flex flex-wrap gap-2">
      {groups.map(({ name }) => (
        <li key={name}>
          <a
            href={`#${groupId(name)}`}
            className="rounded-ctl border-ink-300 flex min-h-11 items-center border-[1.5px] px-3 text-sm font-semibold hover:border-ink-950"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

interface GroupRowsProps {
  group: MenuGroup;
  path: Section["path"];
  hasTitle: boolean;
}

/**
 * Pages with their descriptions, each beside a small drawing of its figure and the figure's finding. Both have a second
 * state on hover and focus.
 */
function GroupRows({ group, path, hasTitle }: GroupRowsProps) {
  const { name } = group;
  const Heading = hasTitle ? "h3" : "h2";
  const drawing = miniatures[path];
  return (
    <section id={groupId(name)} className="wrap">
      {hasTitle && <h2 className="mb-6 text-h2-sm">{name}</h2>}
      <ul className="border-ink-950 border-t-2">
        {placesIn<ServicePath | ExpertisePath>({ path, groups: [group] }).map((place) => {
          const { figure, findings } = pageContent[place.path];
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
              {findings && (
                <p className="page-row-finding font-semibold">
                  {findings.map(({ text, isBad }, i) => (
                    <Fragment key={text}>
                      <span {...inState(i + 1)} className={isBad ? "text-earth-700" : "text-green-700"}>
                        {text}
                      </span>{" "}
                    </Fragment>
                  ))}
                </p>
              )}
              <div className="page-row-picture">
                {drawing &&
                  ["1", "2"].map((state) => (
                    <svg key={state} aria-hidden="true" viewBox={`0 0 ${drawing.width} ${drawing.height}`}>
                      <use href={`${drawing.src}#${place.entry.slug}-${state}`} />
                    </svg>
                  ))}
                {figure && <p className="text-xs text-ink-600">{figure.kind}</p>}
              </div>
              <span aria-hidden="true" className="page-row-go arrow" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
