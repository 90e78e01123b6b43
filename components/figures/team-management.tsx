import { Pause } from "@/components/ui/pause";
import { coverageChart } from "@/content/qa/team-management";
import { sum } from "@/content/sums";
import { Figure, States } from "./parts/figure";
import { ToneIcon } from "./parts/status";

const { testers, perFeature, releases, texts } = coverageChart;

interface Feature {
  name: string;
  testers: readonly string[];
  inTraining?: string;
}

const features = releases.flatMap((release): readonly Feature[] => release.features);
const places = features.length * perFeature;
const filled = sum(features.map((feature) => feature.testers.length));
const trained = features.filter(({ inTraining }) => inTraining).length;

const CELL = "flex h-7 items-center justify-center gap-1.5 rounded-ctl @max-3xs:px-2";

/** The layout of a row with large text, in two lines: name and total, and the cells that have a tester. */
const IN_LINES = "@max-3xs:flex @max-3xs:flex-wrap @max-3xs:items-center @max-3xs:py-1";
const NAME = "@max-3xs:w-3/5";
const TOTAL = "@max-3xs:w-2/5";
const SECOND_LINE = "@max-3xs:order-1";

/** The number of places that have a tester, today and after the training. */
function Places({ filled, trained, of }: { filled: number; trained: number; of: number }) {
  const [before, after] = [filled, filled + trained].map((count) => `${count} ${texts.of} ${of}`);
  if (!trained) return before;
  return (
    <States>
      <b className="text-earth-700">{before}</b>
      {after}
    </States>
  );
}

export function TeamManagement() {
  return (
    <Figure content={coverageChart}>
      <table className="stacked mt-4">
        <caption className="pb-2 text-left text-ink-600">{texts.caption}</caption>
        <thead className="border-ink-950 border-b-[1.5px] text-[.75rem] @xl:text-[.8125rem]">
          <tr className="[&_th]:pb-1.5">
            <th scope="col" className="w-[26%] text-left @xl:w-[24%]">
              {texts.feature}
            </th>
            {testers.map(({ id, name, short }) => (
              <th key={id} scope="col" className="text-center">
                <span hidden className="inline @max-2xs:[writing-mode:vertical-rl] @xl:hidden">
                  {short}
                </span>{" "}
                <span className="hidden @xl:inline">{name}</span>
              </th>
            ))}
            <th scope="col" className="w-[22%] text-right @xl:w-[15%]">
              {texts.covered}
            </th>
          </tr>
        </thead>
        {releases.map(({ name, waits, features: tested }) => (
          <tbody key={name}>
            <tr>
              <th colSpan={testers.length + 2} scope="rowgroup" className="pt-2.5 pb-1 text-left">
                {name}
                {waits && <Pause />}
                {waits && (
                  <States className="inline-grid">
                    <span className="text-earth-700">{texts.waits}</span>
                    <span className="text-green-800">{texts.goes}</span>
                  </States>
                )}
              </th>
            </tr>
            {tested.map((feature) => (
              <Row key={feature.name} {...feature} />
            ))}
          </tbody>
        ))}
        <tfoot className="border-ink-950 border-t-[1.5px] font-semibold">
          <tr className={IN_LINES}>
            <th scope="row" className={`${NAME} py-2 text-left leading-tight`}>
              {texts.each}
            </th>
            {testers.map(({ id, short }) => {
              const count = features.filter((feature) => feature.testers.includes(id)).length;
              const isTrained = features.some(({ inTraining }) => inTraining === id);
              return (
                <td key={id} className={`${SECOND_LINE} text-center @max-3xs:mr-3 @max-3xs:flex @max-3xs:gap-1.5`}>
                  <Short>{short}</Short> <States>{isTrained ? [count, count + 1] : [count]}</States>
                </td>
              );
            })}
            <td className={`${TOTAL} text-right`}>
              <Places filled={filled} trained={trained} of={places} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Figure>
  );
}

function Row({ name, testers: ids, inTraining }: Feature) {
  return (
    <tr className={`${IN_LINES} ${inTraining ? "bg-ink-100" : ""}`}>
      <th scope="row" className={`${NAME} py-0.5 text-left ${inTraining ? "" : "!font-normal"}`}>
        {name}
      </th>
      {testers.map(({ id, short }) => (
        <td key={id} className={`${SECOND_LINE} px-0.5 py-1 text-center @max-3xs:empty:hidden`}>
          {ids.includes(id) && <Tests name={short} />}
          {inTraining === id && (
            <States>
              <InTraining name={short} />
              <Tests name={short} />
            </States>
          )}
        </td>
      ))}
      <td className={`${TOTAL} text-right whitespace-nowrap text-ink-600`}>
        <Places filled={ids.length} trained={inTraining ? 1 : 0} of={perFeature} />
      </td>
    </tr>
  );
}

/** The mark of a tester who tests the feature. */
function Tests({ name }: { name: string }) {
  return (
    <span className={`${CELL} bg-green-700 text-white forced-colors:border`}>
      <ToneIcon tone="good" />
      <span className="sr-only">{texts.tests}</span> <Short>{name}</Short>
    </span>
  );
}

function InTraining({ name }: { name: string }) {
  return (
    <span className={`${CELL} border-ink-500 border-[1.5px] border-dashed bg-white text-[.8125rem] text-ink-700`}>
      <span className="sr-only @xl:not-sr-only">{texts.inTraining}</span> <Short>{name}</Short>
    </span>
  );
}

function Short({ children }: { children: string }) {
  return <span className="@3xs:hidden">{children}</span>;
}
