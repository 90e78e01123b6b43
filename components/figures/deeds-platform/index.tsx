import { createHash } from "node:crypto";
import { Icon } from "@/components/ui/icon";
import { Pause } from "@/components/ui/pause";
import { auditView, deedView, record, searchView, steps, volumeView } from "@/content/solution/deeds-platform";
import { DIFFERS } from "../parts/comparison";
import { Facts } from "../parts/facts";
import { Figure, States } from "../parts/figure";
import { Status } from "../parts/status";
import { Table } from "../parts/table";
import { DeedPage } from "./deed-page";

/** The facts of a stand's record. */
function RecordFacts() {
  return (
    <Facts
      items={record.facts}
      className="border-ink-200 grid border-t @min-[15rem]:grid-cols-2 *:border-b *:py-2 *:pr-2 @md:grid-cols-3 @3xl:grid-cols-6 [&_dd]:font-semibold [&_dt]:text-[.8125rem]"
    />
  );
}

/**
 * The steps of the deed, each with the role that took it; on a narrow figure the first two. The trail runs on past the
 * foot of the window.
 */
function Steps() {
  return (
    <ol>
      {steps.map(({ step, role, at, ...rest }) => (
        <li
          key={step}
          className="border-ink-200 relative grid gap-x-4 border-l-2 pb-3.5 pl-5 last:pb-(--cut) @max-2xl/fig:nth-2:pb-(--cut) @max-2xl/fig:nth-[n+3]:hidden @sm:grid-cols-[1fr_auto]"
        >
          <span
            aria-hidden="true"
            className={`absolute top-1 -left-[7px] size-3 rotate-45 border-2 border-white forced-colors:forced-color-adjust-none ${"isQuery" in rest ? "bg-earth-600" : "bg-green-600"}`}
          />
          <span>
            <b className="block leading-tight">{step}</b>
            <Pause />
            <span className="text-ink-600">{role}</span>
          </span>
          <Pause />
          <span className="text-ink-600">{at}</span>
        </li>
      ))}
    </ol>
  );
}

/** Three ways to one record, beside the page of its deed; on a narrow figure the record alone. */
export function RegistryHero() {
  const { queries, queryLabel } = searchView;
  return (
    <Figure content={searchView} isProduct isCut>
      <div className="grid gap-5 @2xl:grid-cols-[250px_1fr] @5xl:grid-cols-[360px_1fr] @5xl:gap-8">
        <div hidden className="hidden @2xl:grid">
          <DeedPage className="pb-[var(--cut,1.25rem)]" />
        </div>
        <div className="@container grid content-start gap-4">
          <p className="rounded-ctl border-ink-300 flex min-h-11 flex-wrap items-center gap-x-2 border px-3">
            <span className="text-ink-600">{queryLabel}:</span>{" "}
            <States>
              {queries.map((query) => (
                <b key={query}>{query}</b>
              ))}
            </States>
          </p>
          <p className="flex flex-wrap items-center justify-between gap-2">
            <b className="text-body">{record.title}</b>
            <Pause />
            <Status tone="good">{record.status}</Status>
          </p>
          <RecordFacts />
          <Steps />
        </div>
      </div>
    </Figure>
  );
}

/** The deed for two roles. */
export function TheDeed() {
  return (
    <Figure content={deedView} isProduct>
      <div className="mx-auto mt-4 max-w-[420px]">
        <DeedPage hasChoice />
      </div>
    </Figure>
  );
}

/** Computes the codes of entries, each from the entry and the code before it. */
function codesOf(entries: readonly string[]): string[] {
  let before = "";
  return entries.map((entry) => {
    before = createHash("sha256")
      .update(before + entry)
      .digest("hex");
    return `${before.slice(0, 4)} ${before.slice(4, 8)}`;
  });
}

const entries = steps.map(({ step, role, at }) => `${at} ${role}: ${step}`);
const codes = codesOf(entries);

/** The code of the last entry, the registration. */
export const lastCode = codes.at(-1);

/** The last three entries, and their codes when a word of the first one is rewritten. */
export function AuditTrail() {
  const { columns, caption, rewrite, fits, misfits } = auditView;
  const first = steps.length - 3;
  const rewritten = codesOf(entries.map((entry, i) => (i === first ? entry.replace(rewrite.from, rewrite.to) : entry)));
  return (
    <Figure content={auditView} isProduct>
      <Table caption={caption} columns={columns} widths={["w-[54%] text-left", "text-left"]}>
        {steps.slice(first).map(({ step, role, at }, i) => (
          <tr key={step}>
            <th scope="row" className="font-normal!">
              <b className="block">
                {i === 0 ? <States>{[step, step.replace(rewrite.from, rewrite.to)]}</States> : step}
              </b>
              <Pause />
              <span className="text-ink-600">
                {role}, {at}
              </span>
            </th>
            <td>
              <States>
                <Code code={codes[first + i]} isFit text={fits} />
                {i === 0 ? (
                  <Code code={rewritten[first]} isFit text={fits} />
                ) : (
                  <Code code={codes[first + i]} text={misfits} />
                )}
              </States>
            </td>
          </tr>
        ))}
      </Table>
    </Figure>
  );
}

function Code({ code, isFit, text }: { code: string | undefined; isFit?: boolean; text: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span className="font-semibold whitespace-nowrap">{code}</span>
      <Pause />
      <Status tone={isFit ? "good" : "bad"}>{text}</Status>
    </span>
  );
}

const readingClasses = {
  typed: { card: "border-ink-200", word: DIFFERS },
  decided: { card: "border-green-800 bg-green-50", word: "bg-green-200 px-1" },
};

/** A line of a bound volume that two clerks typed. */
export function PaperVolumes() {
  const { line, readings } = volumeView;
  return (
    <Figure content={volumeView}>
      <ol className="grid gap-2">
        {readings.map(({ who, differs }, i) => {
          const isDecided = i === readings.length - 1;
          const { card, word } = readingClasses[isDecided ? "decided" : "typed"];
          return (
            <li key={who} className={`rounded-ctl border px-3 py-2.5 ${card}`}>
              <p className="flex items-center gap-2 text-[.8125rem] text-ink-600">
                {isDecided && <Icon name="check" className="size-4 text-green-700" />}
                {who}
              </p>
              <p className="mt-1 text-body">
                {line.before}
                <b className={word}>{differs}</b>
                {line.after}
              </p>
            </li>
          );
        })}
      </ol>
    </Figure>
  );
}
