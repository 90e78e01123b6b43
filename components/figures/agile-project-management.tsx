import { scaleUtc } from "d3-scale";
import { forecast } from "@/content/figures/agile-project-management";
import { shortDate } from "./parts/dates";
import { Figure } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { Plot, percent } from "./parts/plot";
import { stateClasses } from "./parts/states";

const { reviews, launch, axis, money, texts } = forecast;
const DAY_MS = 24 * 60 * 60 * 1000;
const scale = scaleUtc([new Date(axis.from), new Date(axis.to)], [0, 100]);
const xOf = (date: string) => scale(new Date(date));
const yOf = (review: number) => 10 + (review - 1) * 20;
/** Beside a bar, over the line of the launch; a narrow figure has the dates below the drawing alone. */
const DATE = "t hidden stroke-white stroke-4 [paint-order:stroke] @xl:block";

/** From the late date to the launch, negative when it is after it. */
const spareDays = (late: string) => (Date.parse(launch.date) - Date.parse(late)) / DAY_MS;

export function AgileProjectManagement() {
  return (
    <Figure content={forecast}>
      <Plot label={forecast.shape} className="mt-11 mb-8 ml-[70px] h-[200px]">
        <line x1={percent(xOf(launch.date))} x2={percent(xOf(launch.date))} y1="-8" y2="100%" className="limit" />
        {reviews.map(({ number, likely, late }, state) => {
          const bar = {
            x: percent(xOf(likely)),
            y: percent(yOf(number) - 7),
            width: percent(xOf(late) - xOf(likely)),
            height: "14%",
          };
          const isLate = spareDays(late) < 0;
          return (
            <g key={number}>
              <text x="0" y={percent(yOf(number))} dx="-70" dy=".35em">
                {texts.review} {number}
              </text>
              <rect {...bar} className="fill-green-100 forced-colors:stroke-[CanvasText]" />
              <g className={stateClasses[state]}>
                <rect {...bar} className="fill-green-700 forced-colors:fill-[Highlight]" />
                {isLate && (
                  <rect
                    {...bar}
                    x={percent(xOf(launch.date))}
                    width={percent(xOf(late) - xOf(launch.date))}
                    className="fill-earth-600"
                  />
                )}
                <text x={percent(xOf(likely))} y={percent(yOf(number))} dx="-6" dy=".35em" className={`e ${DATE}`}>
                  {shortDate(likely)}
                </text>
                <text x={percent(xOf(late))} y={percent(yOf(number))} dx="6" dy=".35em" className={DATE}>
                  {shortDate(late)}
                </text>
              </g>
            </g>
          );
        })}
        <text x={percent(xOf(launch.date))} y="-16" className="m t">
          {launch.label}
        </text>
        <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-ink-950 stroke-[1.5]" />
        {["2026-05-15", "2026-06-01"].map((date) => (
          <text key={date} x={percent(xOf(date))} y="100%" dy="22" className="m">
            {shortDate(date)}
          </text>
        ))}
      </Plot>
      <Numbers
        items={[
          { term: texts.likely, states: reviews.map(({ likely }) => ({ value: shortDate(likely) })) },
          {
            term: texts.late,
            states: reviews.map(({ late }) => {
              const days = spareDays(late);
              const isBad = days < 0;
              return {
                value: shortDate(late),
                remark: `${Math.abs(days)} ${isBad ? texts.after : texts.before}`,
                isBad,
              };
            }),
          },
          {
            term: texts.left,
            states: reviews.map(({ number }) => ({
              value: `${money.budget - number * money.sprint} of ${money.budget} m`,
            })),
          },
        ]}
      />
    </Figure>
  );
}
