import { Pause } from "@/components/ui/pause";
import { retestReport } from "@/content/qa/security-compliance-testing";
import { Figure, States } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { Block, Upright } from "./parts/plot";
import { ToneIcon } from "./parts/status";

const { findings, limit, attacksPerFix, texts } = retestReport;
type Finding = (typeof findings)[number];

const isAccepted = (finding: Finding) => "isAccepted" in finding;
const isAbove = ({ score }: Finding) => score > limit;
const accepted = findings.filter(isAccepted);
const attacks = (findings.length - accepted.length) * attacksPerFix;

export function SecurityComplianceTesting() {
  return (
    <Figure content={retestReport}>
      <table className="stacked mt-4 mb-5">
        <caption className="sr-only">{texts.caption}</caption>
        <thead className="border-ink-950 border-b-[1.5px] text-left text-[.8125rem]">
          <tr className="[&_th]:pb-1.5 [&_th]:align-top">
            <th scope="col" className="w-[38%] @xl:w-[43%]">
              {texts.finding}
            </th>
            <th scope="col">
              {texts.score}{" "}
              <span className="inline-block font-normal text-ink-600">{`${texts.limit} ${limit.toFixed(1)}`}</span>
            </th>
            <th scope="col" className="w-[33%] pl-1 @xl:w-[24%] @xl:pl-3">
              {texts.status}
            </th>
          </tr>
        </thead>
        <tbody>
          {findings.map((finding) => (
            <tr key={finding.name} className="border-ink-200 border-b last:border-b-0 [&>*]:py-2 @xl:[&>*]:py-1.5">
              <th scope="row" className="pr-2 text-left leading-tight">
                {finding.name}
                <Pause />
                <span className="block text-[.8125rem] leading-snug font-normal text-ink-600">{finding.test}</span>
              </th>
              <td>
                <b>{finding.score.toFixed(1)}</b> {finding.severity}
                <Bar finding={finding} />
              </td>
              <td className="pl-1 leading-tight @max-3xs:pl-0 @xl:pl-3">
                <States>
                  {isAccepted(finding) ? <Accepted /> : <Closed />}
                  <Open isAbove={isAbove(finding)} />
                </States>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Numbers
        items={[
          { term: texts.openCount, states: [{ value: 0, remark: texts.acceptedCount }, findings.length] },
          {
            term: `${texts.aboveCount} ${limit.toFixed(1)}`,
            states: [accepted.filter(isAbove).length, { value: findings.filter(isAbove).length, isBad: true }],
          },
          {
            term: texts.attacks,
            states: [
              { value: attacks, remark: texts.none },
              { value: 0, remark: texts.noFix },
            ],
          },
        ]}
      />
    </Figure>
  );
}

/** A score against the limit: solid while the finding is open, an outline when it is closed, dashed when accepted. */
function Bar({ finding }: { finding: Finding }) {
  const [score, base] = [finding.score * 10, limit * 10];
  const outline = isAccepted(finding)
    ? "fill-white stroke-ink-600 [stroke-dasharray:4_3]"
    : "fill-white stroke-ink-600";
  return (
    <svg width="100%" height="20" aria-hidden="true" className="mt-0.5 block">
      <svg y="4" height="12" aria-hidden="true">
        <Block x={[0, 100]} className="fill-ink-100" />
        <g data-state={1}>
          <Block x={[0, score]} className={`stroke-[1.5] ${outline}`} />
        </g>
        <g data-state={2}>
          <Block x={[0, score]} className="fill-green-700" />
          {isAbove(finding) && <Block x={[base, score]} className="fill-earth-600" />}
        </g>
      </svg>
      <Upright x={base} kind="limit" />
    </svg>
  );
}

function Accepted() {
  return (
    <>
      <b>{texts.accepted}</b>
      <Pause />
      <span className="block text-[.8125rem] text-ink-600">{texts.by}</span>
    </>
  );
}

function Closed() {
  return (
    <b className="text-green-800">
      <ToneIcon tone="good" size={13} className="mr-1 inline" />
      {texts.closed}
    </b>
  );
}

function Open({ isAbove }: { isAbove: boolean }) {
  return (
    <b className={isAbove ? "text-earth-700" : ""}>
      <ToneIcon tone={isAbove ? "bad" : "mixed"} size={13} className="mr-1 inline" />
      {texts.open}
    </b>
  );
}
