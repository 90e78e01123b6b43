import { SectionFrame, type SectionFrameProps } from "@/components/pages/parts/section-frame";
import { Art, type Picture } from "@/components/ui/art";
import project from "@/components/ui/art/miniatures/project.svg";
import qa from "@/components/ui/art/miniatures/qa.svg";
import services from "@/components/ui/art/miniatures/services.svg";
import sysadmin from "@/components/ui/art/miniatures/sysadmin.svg";
import { pageArt } from "@/components/ui/art/page-art";
import { labels } from "@/content/labels";
import { type ExpertisePath, groupId, type MenuPlace, placesIn, type ServicePath } from "@/content/menus";
import { pageContent } from "@/content/pages";
import type { MenuGroup, Section } from "@/content/types";
import "./section-page.css";

type ListedPlace = MenuPlace<ServicePath | ExpertisePath>;

/** The small drawings of a section's pages for `<use>`: a first and a second state by the slug of each page. */
const miniatures: Partial<Record<Section["path"], Picture>> = {
  "/services": services,
  "/project": project,
  "/qa": qa,
  "/sysadmin": sysadmin,
};

/** The pages of a section: cards by group. */
export function SectionPage({ groups, ...section }: Section & Pick<SectionFrameProps, "isSampleMarkHidden">) {
  const { path } = section;
  return (
    <SectionFrame {...section}>
      <div className="grid gap-y-10 pt-section-sm pb-section-sm lg:gap-y-14">
        {groups.length > 1 && <GroupLinks groups={groups} />}
        {groups.map((group) => (
          <GroupCards key={group.name} group={group} path={path} hasTitle={groups.length > 1} />
        ))}
      </div>
    </SectionFrame>
  );
}

const GroupLinks = ({ groups }: Pick<Section, "groups">) => (
  <nav aria-label={labels.groupsLabel} className="wrap -mt-2 -mb-1">
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

interface GroupCardsProps {
  group: MenuGroup;
  path: Section["path"];
  hasTitle: boolean;
}

/** Cards are three in a row. One or two beyond full rows make rows of two at the start, so that no row has a gap. */
const pairedOf = (count: number) => [0, 4, 2][count % 3] ?? 0;

function GroupCards({ group, path, hasTitle }: GroupCardsProps) {
  const { name } = group;
  const Heading = hasTitle ? "h3" : "h2";
  const places: ListedPlace[] = placesIn({ path, groups: [group] });
  return (
    <section id={groupId(name)} className="wrap">
      {hasTitle && <h2 className="mb-5 text-h2-sm">{name}</h2>}
      <div className="page-cards-group">
        <ul className="page-cards">
          {places.map((place, i) => {
            const { slug, label } = place.entry;
            return (
              <li key={place.path} className={`page-card ${i < pairedOf(places.length) ? "page-card-wide" : ""}`}>
                <Heading id={slug} className="page-card-name">
                  <a href={place.path} className="arrow">
                    {label}
                  </a>
                </Heading>
                <p className="page-card-offer">{pageContent[place.path].offer}</p>
                <Result place={place} drawing={miniatures[path]} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

interface ResultProps {
  place: ListedPlace;
  drawing: Picture | undefined;
}

/**
 * The two findings of a page and small drawings of its figure, in front of the page's pattern. Radio buttons, named by
 * the findings, choose one of the states, and Escape brings the first back (lib/browser/figure-status.ts). Both
 * findings are shown where no choice works: in print, in reader views, and without :has().
 */
function Result({ place: { path, entry }, drawing }: ResultProps) {
  const { art, findings } = pageContent[path];
  if (!findings || !drawing) return null;
  const states = findings.map(({ text, isBad }, i) => ({
    state: i + 1,
    text,
    id: `${entry.slug}-${i + 1}`,
    color: isBad ? "text-earth-700" : "text-green-700",
  }));
  return (
    <>
      <div className="page-card-findings">
        {states.map(({ state, text, id, color }) => (
          <p key={state} id={id} data-state={state} className={color}>
            {text}
          </p>
        ))}
      </div>
      <div className="page-card-ground">
        <Art picture={pageArt[art].pattern} className="page-card-pattern" />
        <div className="page-card-window">
          <div className="page-card-picture">
            {states.map(({ state }) => (
              <svg key={state} aria-hidden="true" data-state={state} viewBox={`0 0 ${drawing.width} ${drawing.height}`}>
                <use href={`${drawing.src}#${entry.slug}-${state}`} />
              </svg>
            ))}
          </div>
          <p className="page-card-mark">{labels.samples.detail}</p>
          <fieldset className="page-card-choice" aria-labelledby={entry.slug} hidden>
            {states.map(({ state, id, color }) => (
              <label key={state} className={color}>
                <input
                  type="radio"
                  name={entry.slug}
                  data-choose={state}
                  defaultChecked={state === 1}
                  aria-labelledby={id}
                />
              </label>
            ))}
          </fieldset>
        </div>
      </div>
    </>
  );
}
