import { usabilityTest } from "@/content/services/prototyping-testing";
import { Figure } from "./parts/figure";
import { Block, Label, Marker, Plot, rowsOf } from "./parts/plot";

const { screens, groups, stop, finished } = usabilityTest;
const columns = rowsOf(screens.length);

const verdicts = {
  keep: "bg-green-100 text-green-800",
  change: "border-[1.5px] border-earth-600 bg-white text-earth-700",
  drop: "border-ink-500 border-[1.5px] border-dashed bg-white text-ink-700",
} as const;

/** A person's way through the screens: to the end, or to the one after the last that was passed. */
function Way({ passed, person, of }: { passed: number; person: number; of: number }) {
  const isDone = passed === screens.length;
  const end = isDone ? 100 : columns.middle(passed);
  const rows = rowsOf(of, 5);
  return (
    <>
      <Block x={[0, end]} y={rows.bar(person)} className={isDone ? "fill-green-700" : "fill-green-300"} />
      {isDone ? (
        <Label x={100} y={rows.middle(person)} dx={-8} anchor="end" className="fill-white" text={finished} />
      ) : (
        <Marker x={end} y={rows.middle(person)} radius={9} kind="stop" />
      )}
    </>
  );
}

export function PrototypingTesting() {
  return (
    <Figure content={usabilityTest}>
      <ol className="mt-5 grid grid-cols-5 text-center text-[.8125rem] @xl:text-xs">
        {screens.map(({ name }, i) => (
          <li key={name} className={i === stop.screen ? "font-semibold" : "text-ink-600"}>
            {name}
          </li>
        ))}
      </ol>
      <Plot label={usabilityTest.shape} className="mt-2 h-[10.625rem]">
        <Block x={columns.bar(stop.screen)} className="fill-ink-100" />
        {groups.map(({ name, passed }, state) => (
          <g key={name} data-state={state + 1}>
            {passed.map((count, person) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: people have no names.
              <Way key={person} passed={count} person={person} of={passed.length} />
            ))}
            {state === 0 && (
              <Label
                x={columns.bar(stop.screen)[1]}
                y={60}
                dx={6}
                tone="bad"
                className="hidden @xl:block"
                text={stop.reason}
              />
            )}
          </g>
        ))}
      </Plot>
      <ol className="mt-3 grid grid-cols-5 gap-1.5 text-center text-[.8125rem]">
        {screens.map(({ name, verdict }) => (
          <li key={name} className={`rounded-ctl py-1.5 font-semibold ${verdicts[verdict]}`}>
            <span className="sr-only">{name}: </span>
            {verdict}
          </li>
        ))}
      </ol>
    </Figure>
  );
}
