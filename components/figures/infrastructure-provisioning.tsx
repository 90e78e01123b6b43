import { type Action, changePlan } from "@/content/figures/infrastructure-provisioning";
import { Figure } from "./parts/figure";
import { Plot, percent } from "./parts/plot";
import { stateClasses } from "./parts/states";

const { tiers, shown, signs, replaced, approvals } = changePlan;

/** Boxes are placed in percent of the plot, which is HEIGHT pixels high. */
const HEIGHT = 282;
const BOX = 48;
const [WIDTH, GAP] = [22.5, 10 / 3];
const pitch = (HEIGHT - BOX) / (tiers.length - 1);
/** The centre of a column; a tier with one box has it in the middle of three. */
const xOf = (i: number, tier: readonly unknown[]) => WIDTH / 2 + (WIDTH + GAP) * (tier.length === 1 ? 1 : i);
const topOf = (tier: number) => ((tier * pitch) / HEIGHT) * 100;
const bottomOf = (tier: number) => topOf(tier) + (BOX / HEIGHT) * 100;

const looks: Record<Action, { box: string; text: string }> = {
  add: { box: "fill-green-700 stroke-green-700", text: "fill-white" },
  change: { box: "fill-green-100 stroke-green-800 stroke-2", text: "fill-green-800" },
  destroy: {
    box: "fill-white stroke-ink-950 stroke-2 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]",
    text: "fill-ink-950 forced-colors:fill-[CanvasText]",
  },
};
const dashOf = (action: Action) => (action === "destroy" ? "4 3" : undefined);
const outline = {
  box: "fill-white stroke-ink-300 forced-colors:fill-[Canvas] forced-colors:stroke-[GrayText]",
  text: "fill-ink-600 forced-colors:fill-[CanvasText]",
};

/** Traffic from one tier to the boxes of the next: a trunk, a bus and branches with arrowheads. Removed ones are dashed. */
function Traffic({ to }: { to: number }) {
  const [from, next] = [tiers[to - 1] ?? [], tiers[to] ?? []];
  const widest = from.length > next.length ? from : next;
  const middle = (bottomOf(to - 1) + topOf(to)) / 2;
  return (
    <g className="stroke-ink-950 stroke-[1.5] forced-colors:stroke-[CanvasText]">
      {from.map(({ name, action }, i) => (
        <line
          key={name}
          x1={percent(xOf(i, from))}
          x2={percent(xOf(i, from))}
          y1={percent(bottomOf(to - 1))}
          y2={percent(middle)}
          strokeDasharray={dashOf(action)}
        />
      ))}
      {widest.slice(1).map(({ name, action }, i) => (
        <line
          key={name}
          x1={percent(xOf(i, widest))}
          x2={percent(xOf(i + 1, widest))}
          y1={percent(middle)}
          y2={percent(middle)}
          strokeDasharray={dashOf(action)}
        />
      ))}
      {next.map(({ name, action }, i) => (
        <g key={name}>
          <line
            x1={percent(xOf(i, next))}
            x2={percent(xOf(i, next))}
            y1={percent(middle)}
            y2={percent(topOf(to))}
            strokeDasharray={dashOf(action)}
          />
          {action !== "destroy" && (
            <svg x={percent(xOf(i, next))} y={percent(topOf(to))} aria-hidden="true">
              <path d="M-5-8 0-1 5-8z" className="fill-ink-950 stroke-0 forced-colors:fill-[CanvasText]" />
            </svg>
          )}
        </g>
      ))}
    </g>
  );
}

export function InfrastructureProvisioning() {
  return (
    <Figure content={changePlan}>
      <div className="mt-5 grid @xl:mb-5">
        <Plot
          label={changePlan.shape}
          className="col-start-1 row-start-1 h-[282px]"
          notes={
            <p className="absolute top-[64px] right-0 w-[38%] text-right text-[.8125rem] leading-snug text-ink-700 @xl:top-[234px] @xl:w-[22.5%] @xl:text-xs @xl:leading-[1.3]">
              <b className="block text-ink-950">{replaced.title}</b>
              {replaced.note}
            </p>
          }
        >
          {tiers.map((_, i) => i > 0 && <Traffic key={stateClasses[i]} to={i} />)}
          {shown.map((chosen, state) => (
            <g key={stateClasses[state]} className={stateClasses[state]}>
              {tiers.map((tier, row) =>
                tier.map(({ name, action }, i) => {
                  const look = chosen && chosen !== action ? outline : looks[action];
                  return (
                    <svg
                      key={name}
                      x={percent(xOf(i, tier) - WIDTH / 2)}
                      y={percent(topOf(row))}
                      width={percent(WIDTH)}
                      height={BOX}
                      aria-hidden="true"
                    >
                      <rect width="100%" height="100%" rx="4" strokeDasharray={dashOf(action)} className={look.box} />
                      <text x="50%" dy="21" className={`m text-[1.0625rem] font-bold ${look.text}`}>
                        {signs[action]}
                      </text>
                      <text x="50%" dy="39" className={`m font-semibold ${look.text}`}>
                        {name}
                      </text>
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
                <svg
                  width="14"
                  height="14"
                  viewBox="0 0 14 14"
                  aria-hidden="true"
                  className="flex-none fill-none stroke-green-700 stroke-2 forced-colors:stroke-[CanvasText]"
                >
                  <path d="M1 7l4 5 8-10" />
                </svg>
                {by} <span className="ml-auto text-ink-600">{at}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Figure>
  );
}
