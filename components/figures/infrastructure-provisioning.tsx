import { scaleLinear } from "d3-scale";
import { Pause } from "@/components/ui/pause";
import { type Action, changePlan } from "@/content/sysadmin/infrastructure-provisioning";
import { Facts } from "./parts/facts";
import { Figure } from "./parts/figure";
import { At, Label, Note, Plot, percent } from "./parts/plot";
import { ToneIcon } from "./parts/status";

const { shown, signs, texts, replaced, approvals } = changePlan;

const tiers = changePlan.tiers.map((tier) => Object.entries(tier).map(([name, action]) => ({ name, action })));

/** The size of a box, in percent of the plot. */
const [WIDTH, HEIGHT] = [24, 17];
/** The centre of a column; a tier with one box has it in the middle of three. */
const column = scaleLinear([0, 3], [WIDTH / 2, 100 - WIDTH / 2]);
const xOf = (i: number, tier: readonly unknown[]) => column(tier.length === 1 ? 1 : i);
const topOf = scaleLinear([0, tiers.length - 1], [0, 100 - HEIGHT]);

const looks: Record<Action | "other", { box: string; text: string; on?: "dark" }> = {
  add: { box: "fill-green-700 stroke-green-700", text: "", on: "dark" },
  change: { box: "fill-green-100 stroke-green-800 stroke-2", text: "fill-green-800" },
  destroy: { box: "fill-white stroke-ink-950 stroke-2", text: "fill-ink-950" },
  /** The look of a resource while another action is chosen. */
  other: { box: "fill-white stroke-ink-500", text: "" },
};
const dashOf = (action: Action) => (action === "destroy" ? "4 3" : undefined);

/** Describes the action on a resource, and the resources before it. */
function planOf(action: Action, row: number) {
  const before = (tiers[row - 1] ?? []).filter((resource) => resource.action !== "destroy").map(({ name }) => name);
  const place = action === "destroy" ? texts.cutOff : before.length > 0 && `${texts.behind} ${before.join(", ")}`;
  return [action, place].filter(Boolean).join(", ");
}

/** The lines of traffic from one tier to the next: a trunk, a bus and branches. Removed ones are dashed. */
function Traffic({ to }: { to: number }) {
  const [from, next] = [tiers[to - 1] ?? [], tiers[to] ?? []];
  const widest = from.length > next.length ? from : next;
  const [top, middle, bottom] = [topOf(to - 1) + HEIGHT, topOf(to) - (topOf(1) - HEIGHT) / 2, topOf(to)].map(percent);
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
            <At key={name} x={xOf(i, next)} y={topOf(to)}>
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
      <div className="mt-5 grid grid-cols-1 @xl:mb-5">
        {/* The facts replace the drawing where its names have no room. */}
        <Facts
          className="*:flex *:flex-wrap *:justify-between *:gap-x-3 *:border-b *:py-1.5 @2xs:sr-only"
          items={tiers.flatMap((tier, row) => tier.map(({ name, action }) => [name, planOf(action, row)] as const))}
        />
        <Plot
          className="col-start-1 row-start-1 hidden h-[17.625rem] @2xs:block"
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
                    <svg
                      key={name}
                      x={percent(xOf(i, tier) - WIDTH / 2)}
                      y={percent(topOf(row))}
                      width={percent(WIDTH)}
                      height={percent(HEIGHT)}
                      aria-hidden="true"
                    >
                      <rect width="100%" height="100%" rx="4" strokeDasharray={dashOf(action)} className={look.box} />
                      <Label
                        x={50}
                        y={30}
                        anchor="middle"
                        on={look.on}
                        className={`text-[1.0625rem] font-bold ${look.text}`}
                        text={signs[action]}
                      />
                      <Label
                        x={50}
                        y={70}
                        anchor="middle"
                        on={look.on}
                        className={`font-medium @md:font-semibold ${look.text}`}
                        text={name}
                      />
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
                <span className="flex flex-1 flex-wrap justify-between gap-x-2">
                  <span>{by}</span>
                  <Pause />
                  <span className="text-ink-600">{at}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Figure>
  );
}
