import { usabilityTest } from "@/content/services/prototyping-testing";
import { DataTable } from "./parts/data-table";
import { Figure, inState } from "./parts/figure";
import { Block, Label, Marker, Plot, rowsOf } from "./parts/plot";

const { screens, groups, stop, texts } = usabilityTest;
const columns = rowsOf(screens.length);

const verdicts = {
  keep: "bg-green-100 text-green-800",
  change: "border-[1.5px] border-earth-600 bg-white text-earth-700",
  drop: "border-ink-500 border-[1.5px] border-dashed bg-white text-ink-700",
} as const;

const resultOf = (passed: number) => {
  const next = screens[passed];
  return next ? `${texts.stopped} ${next.name}` : texts.finished;
};

/** A person's way through the screens: to the end, or to the screen after the last one passed. */
function Way({ passed, person, of }: { passed: number; person: number; of: number }) {
  const isDone = passed === screens.length;
  const end = isDone ? 100 : columns.middle(passed);
  const rows = rowsOf(of, 5);
  return (
    <>
      <Block
        move={`way of ${person}`}
        x={[0, end]}
        y={rows.bar(person)}
        className={isDone ? "fill-green-700" : "fill-green-300 stroke-green-600"}
      />
      {isDone ? (
        <Label
          x={100}
          y={rows.middle(person)}
          dx={-8}
          anchor="end"
          on="dark"
          className="font-normal"
          text={texts.finished}
        />
      ) : (
        <Marker move={`end of ${person}`} x={end} y={rows.middle(person)} radius={9} kind="stop" />
      )}
    </>
  );
}

export function PrototypingTesting() {
  return (
    <Figure content={usabilityTest}>
      <ol aria-hidden="true" className="mt-5 hidden grid-cols-5 hyphens-auto text-center text-[.8125rem] @3xs:grid">
        {screens.map(({ name }, i) => (
          <li key={name} className={i === stop.screen ? "font-semibold" : "text-ink-600"}>
            {name}
          </li>
        ))}
      </ol>
      <Plot
        className="mt-2 h-[10.625rem]"
        data={
          <DataTable
            caption={usabilityTest.kind}
            columns={[texts.person, texts.result]}
            rows={groups[0].passed.map((_, person) => [
              person + 1,
              groups.map(({ passed }) => resultOf(passed[person] ?? 0)),
            ])}
          />
        }
        notes={
          <p
            {...inState(1)}
            className="absolute top-[20%] bottom-0 left-[61%] hidden items-center font-semibold text-earth-700 @xl:flex"
          >
            {stop.reason}
          </p>
        }
      >
        <Block x={columns.bar(stop.screen)} className="fill-ink-100" />
        {groups.map(({ name, passed }, state) => (
          <g key={name} data-state={state + 1}>
            {passed.map((count, person) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: people have no names.
              <Way key={person} passed={count} person={person} of={passed.length} />
            ))}
          </g>
        ))}
      </Plot>
      <ol className="mt-3 grid gap-1 text-center text-[.8125rem] @3xs:grid-cols-5 @xl:gap-1.5">
        {screens.map(({ name, verdict }) => (
          <li key={name} className={`rounded-ctl py-1.5 font-semibold ${verdicts[verdict]}`}>
            <span className="@3xs:sr-only">{name}: </span>
            {verdict}
          </li>
        ))}
      </ol>
    </Figure>
  );
}
