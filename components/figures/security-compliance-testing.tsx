import { retestReport } from "@/content/figures/security-compliance-testing";
import { Figure } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { percent } from "./parts/plot";
import { States, stateClasses } from "./parts/states";

const { findings, limit, attacksPerFix, texts } = retestReport;
type Finding = (typeof findings)[number];

const isAccepted = (finding: Finding) => "isAccepted" in finding;
const above = findings.filter(({ score }) => score > limit);
const accepted = findings.filter(isAccepted);
const stillAbove = accepted.filter(({ score }) => score > limit);
const attacks = (findings.length - accepted.length) * attacksPerFix;

const [retest, firstTest] = stateClasses;

export function SecurityComplianceTesting() {
  return (
    <Figure content={retestReport}>
      <table className="mt-4 mb-5">
        <caption className="sr-only">{texts.caption}</caption>
        <thead className="border-ink-950 border-b-[1.5px] text-left text-[.8125rem]">
          <tr>
            <th scope="col" className="w-[41%] pb-1.5 align-top @xl:w-[43%]">
              {texts.finding}
            </th>
            <th scope="col" className="pb-1.5 align-top">
              {texts.score}{" "}
              <span className="inline-block font-normal text-ink-600">{`${texts.limit} ${limit.toFixed(1)}`}</span>
            </th>
            <th scope="col" className="w-[29%] pb-1.5 pl-2 align-top @xl:w-[24%] @xl:pl-3">
              {texts.status}
            </th>
          </tr>
        </thead>
        <tbody>
          {findings.map((finding) => (
            <tr key={finding.name} className="border-ink-200 border-b last:border-b-0">
              <th scope="row" className="py-2 pr-1 text-left leading-tight @xl:py-1.5">
                {finding.name}
                <span className="block text-[.8125rem] leading-snug font-normal whitespace-nowrap text-ink-600">
                  {finding.test}
                </span>
              </th>
              <td className="py-2 @xl:py-1.5">
                <b>{finding.score.toFixed(1)}</b> {finding.severity}
                <Bar finding={finding} />
              </td>
              <td className="py-2 pl-2 leading-tight @xl:py-1.5 @xl:pl-3">
                <States
                  of={[
                    <AfterRetest key="retest" isAccepted={isAccepted(finding)} />,
                    <Open key="open" isOver={finding.score > limit} />,
                  ]}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Numbers
        items={[
          {
            term: texts.openCount,
            states: [
              { value: String(accepted.length), remark: texts.acceptedCount },
              { value: String(findings.length) },
            ],
          },
          {
            term: `${texts.aboveCount} ${limit.toFixed(1)}`,
            states: [{ value: String(stillAbove.length) }, { value: String(above.length), isBad: true }],
          },
          {
            term: texts.attacks,
            states: [
              { value: String(attacks), remark: texts.none },
              { value: "0", remark: texts.noFix },
            ],
          },
        ]}
      />
    </Figure>
  );
}

/** A score against the limit: solid while the finding is open, an outline when it is closed, dashed when accepted. */
function Bar({ finding }: { finding: Finding }) {
  const { score } = finding;
  const [width, base] = [percent(score * 10), percent(limit * 10)];
  return (
    <svg width="100%" height="20" aria-hidden="true" className="mt-0.5 block">
      <rect y="4" width="100%" height="12" className="fill-ink-100 forced-colors:fill-[Canvas]" />
      <rect
        x="0"
        y="4"
        width={width}
        height="12"
        className={`${retest} stroke-[1.5] ${isAccepted(finding) ? "fill-white stroke-ink-600 [stroke-dasharray:4_3] forced-colors:fill-[Canvas]" : "fill-green-200 stroke-green-700 forced-colors:fill-[Canvas]"}`}
      />
      <g className={firstTest}>
        <rect y="4" width={width} height="12" className="fill-green-700" />
        {score > limit && (
          <rect x={base} y="4" width={percent((score - limit) * 10)} height="12" className="fill-earth-600" />
        )}
      </g>
      <line x1={base} x2={base} y1="0" y2="20" className="limit" />
    </svg>
  );
}

function AfterRetest({ isAccepted }: { isAccepted: boolean }) {
  if (isAccepted) {
    return (
      <>
        <b>{texts.accepted}</b>
        <span className="block text-[.8125rem] text-ink-600">{texts.by}</span>
      </>
    );
  }
  return (
    <b className="text-green-800">
      <svg
        width="13"
        height="13"
        viewBox="0 0 14 14"
        aria-hidden="true"
        className="mr-1 inline fill-none stroke-current stroke-2"
      >
        <path d="M1 7l4 5 8-10" />
      </svg>
      {texts.closed}
    </b>
  );
}

function Open({ isOver }: { isOver: boolean }) {
  return (
    <b className={isOver ? "text-earth-700" : ""}>
      <svg
        width="13"
        height="13"
        viewBox="0 0 14 14"
        aria-hidden="true"
        className="mr-1 inline fill-none stroke-current stroke-2"
      >
        <path d={isOver ? "M7 2l6 10H1z" : "M7 1l6 6-6 6-6-6z"} />
      </svg>
      {texts.open}
    </b>
  );
}
