import { coverageChart } from "@/content/figures/team-management";
import { Figure } from "./parts/figure";
import { States } from "./parts/states";

const { testers, perFeature, releases, texts } = coverageChart;

interface Feature {
  name: string;
  testers: readonly string[];
  inTraining?: string;
}

const features = releases.flatMap((release): readonly Feature[] => release.features);
const places = features.length * perFeature;
const filled = features.reduce((total, feature) => total + feature.testers.length, 0);
const trained = features.filter(({ inTraining }) => inTraining).length;
const ofPlaces = (count: number, all: number) => `${count} ${texts.of} ${all}`;

export function TeamManagement() {
  return (
    <Figure content={coverageChart}>
      <table className="mt-4">
        <caption className="pb-2 text-left text-ink-600">{texts.caption}</caption>
        <thead className="border-ink-950 border-b-[1.5px] text-[.75rem] @xl:text-[.8125rem]">
          <tr>
            <th scope="col" className="w-[29%] pb-1.5 text-left @xl:w-[24%]">
              {texts.feature}
            </th>
            {testers.map(({ id, name, short }) => (
              <th key={id} scope="col" className="pb-1.5 text-center">
                <span className="@xl:hidden">{short}</span>
                <span className="hidden @xl:inline">{name}</span>
              </th>
            ))}
            <th scope="col" className="w-[19%] pb-1.5 text-right @xl:w-[15%]">
              {texts.covered}
            </th>
          </tr>
        </thead>
        {releases.map((release) => (
          <tbody key={release.name}>
            <tr>
              <th colSpan={testers.length + 2} scope="rowgroup" className="pt-2.5 pb-1 text-left">
                <States
                  of={
                    release.waits
                      ? [
                          <Release key="waits" name={release.name} note={texts.waits} isBad />,
                          <Release key="goes" name={release.name} note={texts.goes} />,
                        ]
                      : [release.name]
                  }
                />
              </th>
            </tr>
            {release.features.map((feature) => (
              <Row key={feature.name} {...feature} />
            ))}
          </tbody>
        ))}
        <tfoot className="border-ink-950 border-t-[1.5px] font-semibold">
          <tr>
            <th scope="row" className="py-2 text-left leading-tight">
              {texts.each}
            </th>
            {testers.map(({ id }) => {
              const count = features.filter((feature) => feature.testers.includes(id)).length;
              const isTrained = features.some(({ inTraining }) => inTraining === id);
              return (
                <td key={id} className="text-center">
                  <States of={isTrained ? [count, count + 1] : [count]} />
                </td>
              );
            })}
            <td className="text-right whitespace-nowrap">
              <States
                of={[
                  <b key="today" className="text-earth-700">
                    {ofPlaces(filled, places)}
                  </b>,
                  ofPlaces(filled + trained, places),
                ]}
              />
            </td>
          </tr>
        </tfoot>
      </table>
    </Figure>
  );
}

function Release({ name, note, isBad }: { name: string; note: string; isBad?: boolean }) {
  return (
    <>
      {name} <span className={isBad ? "text-earth-700" : "text-green-800"}>{note}</span>
    </>
  );
}

function Row({ name, testers: ids, inTraining }: Feature) {
  const count = <>{ofPlaces(ids.length, perFeature)}</>;
  return (
    <tr className={inTraining ? "bg-ink-100" : ""}>
      <th scope="row" className={`py-0.5 text-left ${inTraining ? "" : "!font-normal"}`}>
        {name}
      </th>
      {testers.map(({ id }) => (
        <td key={id} className="px-0.5 py-1 text-center">
          {ids.includes(id) && <Filled />}
          {inTraining === id && (
            <span className="st">
              <span className="s1 border-ink-500 flex h-7 items-center justify-center rounded-ctl border-[1.5px] border-dashed bg-white text-[.8125rem] text-ink-700">
                <span className="sr-only @xl:not-sr-only">{texts.inTraining}</span>
              </span>
              <span className="s2">
                <Filled />
              </span>
            </span>
          )}
        </td>
      ))}
      <td className="text-right whitespace-nowrap text-ink-600">
        {inTraining ? (
          <States
            of={[
              <b key="today" className="text-earth-700">
                {count}
              </b>,
              ofPlaces(ids.length + 1, perFeature),
            ]}
          />
        ) : (
          count
        )}
      </td>
    </tr>
  );
}

/** A tester has the feature. */
function Filled() {
  return (
    <span className="flex h-7 items-center justify-center rounded-ctl bg-green-700 text-white forced-colors:border">
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" className="fill-none stroke-current stroke-2">
        <path d="M1 7l4 5 8-10" />
      </svg>
      <span className="sr-only">{texts.tests}</span>
    </span>
  );
}
