import { FigureStatus } from "@/components/figures/parts/figure";
import { Art } from "@/components/ui/art";
import person from "@/components/ui/art/person.svg";
import type { dedicatedTeam } from "@/content/dedicated-team";
import { contentOf, isSample } from "@/content/sample";
import type { Row } from "@/content/types";
import { SampleMark } from "./sample-mark";
import "./team-composer.css";

interface TeamComposerProps {
  action: string;
  team: (typeof dedicatedTeam)["team"];
  isSampleMarkHidden: boolean;
}

/** A team of up to six people, who light up as they are chosen (team-composer.css), and a form that asks for it. */
export function TeamComposer({ action, team, isSampleMarkHidden }: TeamComposerProps) {
  const { title, roles, total, facts, button, note } = team;
  return (
    <form
      action={action}
      data-figure=""
      className="team on-dark flex flex-col justify-center bg-ink-950 px-(--gutter) py-10 text-white lg:px-12"
      aria-labelledby="team-title"
    >
      <div className="w-full lg:max-w-[640px]">
        <h2 id="team-title" className="text-h3">
          {title}
        </h2>
        <p className="team-people" aria-hidden="true">
          {roles.flatMap(({ name, counts }) =>
            counts
              .filter((count) => count !== "0")
              .map((count) => (
                <span key={name + count} data-person={name + count}>
                  <Art picture={person} isEager className="w-full" />
                </span>
              )),
          )}
        </p>
        <ul className="team-roles">
          {roles.map(({ name, term, counts, initial }) => (
            <li key={name}>
              <fieldset>
                <legend>{term}</legend>
                <div className="team-counts">
                  {counts.map((number) => (
                    <label key={number}>
                      <input
                        type="radio"
                        name={name}
                        value={number}
                        data-people={number}
                        defaultChecked={number === initial}
                      />
                      <span>{number}</span>{" "}
                    </label>
                  ))}
                </div>
              </fieldset>
            </li>
          ))}
        </ul>
        <p data-says="" className="team-total text-h4">{`${total} `}</p>
        <FigureStatus />
        <dl className="team-facts">
          {facts.map(({ term, description }) => (
            <div key={term}>
              <dt>
                {term}
                <SampleMark isSample={isSample(description)} isHidden={isSampleMarkHidden} />
              </dt>
              <dd>{contentOf(description)}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <button type="submit" className="btn btn-white arrow">
            {button}
          </button>
          <p className="text-sm text-ink-300">{note}</p>
        </div>
      </div>
    </form>
  );
}

/** The skills of the people to choose from. */
export function TeamSkills({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section className="wrap pb-section-sm">
      <h2 className="text-h3">{title}</h2>
      <dl className="team-skills">
        {rows.map(({ term, description }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="text-ink-600">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
