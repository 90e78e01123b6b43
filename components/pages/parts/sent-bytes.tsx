import { Figure } from "@/components/figures/parts/figure";
import { inSequence } from "@/components/figures/parts/in-sequence";
import { Numbers } from "@/components/figures/parts/numbers";
import { Block, Level, Plot } from "@/components/figures/parts/plot";
import { States } from "@/components/figures/parts/states";
import { toKilobytes } from "@/content/measured-limits";
import { beforeLoad, weightLimits } from "@/content/measurements";
import type { SentBytesContent, SentPage } from "@/content/this-site";

/** The drawing's height in limits. What is more is cut off. */
const HEIGHT = 1.2;
const y = (bytes: number) => 100 - Math.min(bytes / weightLimits.beforeLoad / HEIGHT, 1) * 100;

/** What is sent of a page type before it is loaded: a tower for each part, which stands on what was sent before it, up to the limit. */
export function SentBytes({ content }: { content: SentBytesContent }) {
  const { pages, totals, limit, measured } = content;
  const names = ["beforeLoad", "withScripts", "saveData"] as const;
  return (
    <Figure content={content} mark={measured}>
      <Plot className="sent" notes={<p className="sent-limit">{limit}</p>}>
        {pages.map((page, i) => (
          <g key={page.option} data-state={i + 1}>
            <Towers {...page} />
          </g>
        ))}
        <Level y={y(weightLimits.beforeLoad)} kind="limit" />
        <Level />
      </Plot>
      <dl className="sent-parts">
        {pages[0]?.parts.map(({ term }, part) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <States>{pages.map(({ parts }) => `${toKilobytes(parts[part]?.bytes ?? 0)}\u00a0kB`)}</States>
            </dd>
          </div>
        ))}
      </dl>
      <Numbers
        items={names.map((name) => ({
          term: totals[name],
          states: pages.map((page) => {
            const value = name === "beforeLoad" ? beforeLoad(page) : page[name];
            return {
              value: toKilobytes(value),
              remark: `of ${weightLimits[name] / 1000}\u00a0kB`,
              isBad: value > weightLimits[name],
            };
          }),
        }))}
      />
    </Figure>
  );
}

function Towers({ parts }: SentPage) {
  const limit = weightLimits.beforeLoad;
  const width = 100 / parts.length;
  return inSequence(parts, ({ bytes }) => bytes).map(({ term, from, to }, i) => {
    const [left, middle, right] = [i * width, (i + 0.5) * width, (i + 1) * width];
    const [start, end] = [Math.min(from, limit), Math.min(to, limit)];
    return (
      <g key={term}>
        {i > 0 && (
          <>
            <Block move={`${term} below lit`} x={[left, middle]} y={[y(start), 100]} className="sent-below-lit" />
            <Block
              move={`${term} below shaded`}
              x={[middle, right]}
              y={[y(start), 100]}
              className="sent-below-shaded"
            />
          </>
        )}
        <Block move={`${term} lit`} x={[left, middle]} y={[y(end), y(start)]} className="sent-lit" />
        <Block move={`${term} shaded`} x={[middle, right]} y={[y(end), y(start)]} className="sent-shaded" />
        {to > limit && <Block x={[left, right]} y={[y(to), y(Math.max(from, limit))]} className="missed" />}
      </g>
    );
  });
}
