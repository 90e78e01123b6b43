import { scaleLinear } from "d3-scale";
import { type Action, changePlan } from "@/content/sysadmin/infrastructure-provisioning";
import { Figure } from "./parts/figure";
import { At, Label, Note, Plot, percent } from "./parts/plot";
import { ToneIcon } from "./parts/status";

const { shown, signs, replaced, approvals } = changePlan;

const tiers = changePlan.tiers.map((tier) => Object.entries(tier).map(([name, action]) => ({ name, action })));

/** Of a box: its width in percent of the plot, and its height in pixels. */
const [WIDTH, BOX] = [22.5, 48];
const HEIGHT = 282;
/** The centre of a column; a tier with one box has it in the middle of three. */
const column = scaleLinear([0, 3], [WIDTH / 2, 100 - WIDTH / 2]);
const xOf = (i: number, tier: readonly unknown[]) => column(tier.length === 1 ? 1 : i);
const box = { width: percent(WIDTH), height: BOX };
/** In pixels. */
const topOf = scaleLinear([0, tiers.length - 1], [0, HEIGHT - BOX]);

const looks = {
  add: { box: "fill-green-700 stroke-green-700", text: "fill-white" },
  change: { box: "fill-green-100 stroke-green-800 stroke-2", text: "fill-green-800" },
  destroy: { box: "fill-white stroke-ink-950 stroke-2", text: "fill-ink-950" },
  /** While another action is chosen. */
  other: { box: "fill-white stroke-ink-300", text: "fill-ink-600" },
};
const dashOf = (action: Action) => (action === "destroy" ? "4 3" : undefined);

/** Traffic from one tier to the boxes of the next: a trunk, a bus and branches with arrowheads. Removed ones are dashed. */
function Traffic({ to }: { to: number }) {
  const [from, next] = [tiers[to - 1] ?? [], tiers[to] ?? []];
  const widest = from.length > next.length ? from : next;
  const [top, bottom] = [topOf(to - 1) + BOX, topOf(to)];
  const middle = (top + bottom) / 2;
  return (
    <g className="ink">
      {from.map(({ name, action }, i) => {
        const x = percent(xOf(i, from));
        return <line key={name} x1={x} x2={x} y1={top} y2={middle} strokeDasharray={dashOf(action)} />;
      })}
      {widest.slice(1).map(({ name, action }, i) => {
        const [left, right] = [i, i + 1].map((place) => percent(xOf(place, widest)));
        return <line key={name} x1={left} x2={right} y1={middle} y2={middle} strokeDasharray={dashOf(action)} />;
      })}
      {next.map(({ name, action }, i) => {
        const x = percent(xOf(i, next));
        return <line key={name} x1={x} x2={x} y1={middle} y2={bottom} strokeDasharray={dashOf(action)} />;
      })}
      {next.map(
        ({ name, action }, i) =>
          action !== "destroy" && (
            <At key={name} x={xOf(i, next)} y={String(bottom)}>
              <path d="M-5-8 0-1 5-8z" className="fill-ink-950 stroke-0" />
            </At>
          ),
      )}
    </g>
  );
}

export function InfrastructureProvisioning() {
  return (
    <Figure content={changePlan}>
      <div className="mt-5 grid @xl:mb-5">
        <Plot
          label={changePlan.shape}
          className="col-start-1 row-start-1 h-[17.625rem]"
          notes={
            <Note
              title={replaced.title}
              className="top-[4rem] right-0 w-[38%] text-right @xl:top-[14.625rem] @xl:w-[22.5%] @xl:leading-[1.3]"
              text={replaced.note}
            />
          }
        >
          {tiers.slice(1).map(([first], i) => (
            <Traffic key={first?.name} to={i + 1} />
          ))}
          {shown.map((chosen, state) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the state.
            <g key={state} data-state={state + 1}>
              {tiers.map((tier, row) =>
                tier.map(({ name, action }, i) => {
                  const look = looks[chosen && chosen !== action ? "other" : action];
                  return (
                    <svg key={name} x={percent(xOf(i, tier) - WIDTH / 2)} y={topOf(row)} {...box} aria-hidden="true">
                      <rect width="100%" height="100%" rx="4" strokeDasharray={dashOf(action)} className={look.box} />
                      <Label
                        x={50}
                        dy={21}
                        anchor="middle"
                        className={`text-[1.0625rem] font-bold ${look.text}`}
                        text={signs[action]}
                      />
                      <Label x={50} dy={39} anchor="middle" className={`font-semibold ${look.text}`} text={name} />
                    </svg>
                  );
                }),
              )}
            </g>
          ))}
        </Plot>
        <div className="mt-5 @xl:col-start-1 @xl:row-start-1 @xl:mt-0 @xl:w-[46%] @xl:self-start @xl:justify-self-end">
          <p className="font-semibold">{approvals.title}</p>
          <ol>
            {approvals.given.map(({ by, at }) => (
              <li key={by} className="flex items-center gap-2 border-b border-ink-200 py-1.5">
                <ToneIcon tone="good" className="flex-none text-green-700" />
                {by} <span className="ml-auto text-ink-600">{at}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Figure>
  );
}
