import { scaleUtc } from "d3-scale";
import { daysBetween, shortDate } from "@/content/format";
import { forecast } from "@/content/services/agile-project-management";
import { DataTable } from "./parts/data-table";
import { Figure } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { Block, Label, Level, Limit, Plot, rowsOf, Tick } from "./parts/plot";

const { reviews, launch, axis, money, texts } = forecast;
const x = scaleUtc([new Date(axis.from), new Date(axis.to)], [0, 100]);
const xOf = (date: string) => x(new Date(date));
const rows = rowsOf(reviews.length, 3);
/** A date beside a bar, over the line of the launch. A narrow figure has the dates below the drawing only. */
const DATE = "hidden stroke-white stroke-4 [paint-order:stroke] @xl:block";

export function AgileProjectManagement() {
  return (
    <Figure content={forecast}>
      <Plot
        className="mt-11 mb-8 ml-[4.375rem] h-[12.5rem] @xl:ml-[4.75rem]"
        data={
          <DataTable
            caption={launch.label}
            columns={[texts.review, texts.likely, texts.late]}
            rows={reviews
              .toSorted((a, b) => a.number - b.number)
              .map(({ number, likely, late }) => [number, shortDate(likely), shortDate(late)])}
          />
        }
      >
        <Limit x={xOf(launch.date)} label={launch.label} />
        {reviews.map(({ number, likely, late }, state) => {
          const [middle, bar] = [rows.middle(number - 1), rows.bar(number - 1)];
          return (
            <g key={number}>
              <Label y={middle} dx={-70} text={`${texts.review} ${number}`} />
              <Block x={[xOf(likely), xOf(late)]} y={bar} className="fill-green-100 stroke-green-600" />
              <g data-state={state + 1}>
                <Block move="forecast" x={[xOf(likely), xOf(late)]} y={bar} className="fill-green-700" />
                {late > launch.date && (
                  <Block move="too late" x={[xOf(launch.date), xOf(late)]} y={bar} className="fill-earth-600" />
                )}
                <Label
                  move="likely"
                  x={xOf(likely)}
                  y={middle}
                  dx={-6}
                  anchor="end"
                  strong
                  className={DATE}
                  text={shortDate(likely)}
                />
                <Label move="late" x={xOf(late)} y={middle} dx={6} className={DATE} text={shortDate(late)} />
              </g>
            </g>
          );
        })}
        <Level />
        <Tick x={xOf("2026-05-15")} text={shortDate("2026-05-15")} />
        <Tick x={xOf("2026-06-01")} className="hidden @3xs:block" text={shortDate("2026-06-01")} />
      </Plot>
      <Numbers
        items={[
          { term: texts.likely, states: reviews.map(({ likely }) => shortDate(likely)) },
          {
            term: texts.late,
            states: reviews.map(({ late }) => {
              const days = daysBetween(late, launch.date);
              const isBad = days < 0;
              const remark = `${Math.abs(days)} ${isBad ? texts.after : texts.before}`;
              return { value: shortDate(late), remark, isBad };
            }),
          },
          {
            term: texts.left,
            states: reviews.map(({ number }) => `${money.budget - number * money.sprint} of ${money.budget} m`),
          },
        ]}
      />
    </Figure>
  );
}
