import { FigureStatus } from "@/components/figures/parts/figure-status";
import { Art } from "@/components/ui/art";
import teamSize from "@/components/ui/art/team-size.svg";
import type { dedicatedTeam } from "@/content/dedicated-team";
import { labels } from "@/content/labels";
import type { Row } from "@/content/types";
import "./team-composer.css";

type Team = (typeof dedicatedTeam)["team"];

interface TeamComposerProps {
  action: string;
  team: Team;
  skills: { title: string; rows: readonly Row[] };
}

/** The size of the team as a wall, on which what a visitor chooses lights up (team-composer.css), and the team's skills. */
export function TeamComposer({ action, team, skills }: TeamComposerProps) {
  const { title, count, caption, counts, roles, total, button, note } = team;
  return (
    <section className="team on-dark bg-ink-950 py-section text-white" aria-labelledby="team-title">
      <div className="wrap grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="team-intro lg:col-span-5 lg:pr-12">
          <div>
            <h2 id="team-title" className="text-h2-sm">
              {title}
            </h2>
            <div className="team-size">
              <p>{count}</p>
              <p className="text-ink-300">{caption}</p>
            </div>
          </div>
          <div className="team-wall">
            <Art picture={teamSize} className="w-full" />
            <Art picture={teamSize} className="absolute inset-0 w-full" />
          </div>
        </div>
        <form action={action} data-figure="" className="lg:col-span-7">
          <p className="team-samples text-ink-300">{labels.sampleData}</p>
          <ul className="team-roles">
            {roles.map(({ name, term, leaves }, i) => (
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
                          defaultChecked={number === (i === 0 ? "1" : "0")}
                        />
                        <span>{number}</span>{" "}
                      </label>
                    ))}
                  </div>
                </fieldset>
                <p className="text-sm text-ink-300">
                  <b>{leaves.kind}</b> {leaves.text}
                </p>
              </li>
            ))}
          </ul>
          <p data-says="" className="team-total mt-6 text-h4">{`${total} `}</p>
          <FigureStatus />
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <button type="submit" className="btn btn-white arrow">
              {button}
            </button>
            <p className="text-sm text-ink-300">{note}</p>
          </div>
        </form>
      </div>
      <div className="wrap mt-12">
        <h3 className="text-h4">{skills.title}</h3>
        <dl className="team-skills">
          {skills.rows.map(({ term, description }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="text-ink-300">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
