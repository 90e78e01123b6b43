import type { ReactNode } from "react";
import { shortDate } from "@/content/format";
import { communicationCalendar } from "@/content/project/stakeholder-comms";
import { Figure, inState } from "./parts/figure";

const { weeks, people, meeting, proposals, states } = communicationCalendar;
const days: readonly string[] = weeks.flatMap((week) => week.days);

/** Returns the left edge of a day. The line of the meeting runs through all rows; a week begins with a rule. */
function edgeOf(date: string) {
  if (date === meeting) return "border-ink-950 @3xs:border-l-[3px]";
  return `${weeks.some((week) => week.days[0] === date) ? "border-ink-400" : "border-ink-100"} @3xs:border-l`;
}

const tones = {
  good: "border-green-700 text-green-800",
  mixed: "border-ink-950",
  bad: "border-earth-700 text-earth-700",
};

export function StakeholderComms() {
  return (
    <Figure content={communicationCalendar}>
      <table className="stacked mt-4">
        <caption className="pb-2 text-left text-[.8125rem] text-ink-600">
          {communicationCalendar.caption}{" "}
          <span className="whitespace-nowrap">
            <Diamond /> {communicationCalendar.canStop}
          </span>
        </caption>
        <thead className="text-[.8125rem] leading-tight">
          <tr>
            <td className="hidden w-[30%] @xl:table-cell" />
            {weeks.map((week) => (
              <th key={week.name} colSpan={week.days.length} scope="col" className="pb-1 text-left">
                {week.name}
              </th>
            ))}
          </tr>
          <tr>
            <td className="hidden @xl:table-cell" />
            {days.map((date) => (
              <th
                key={date}
                scope="col"
                className={`h-7 text-center ${date === meeting ? "bg-ink-950 text-white forced-colors:border" : "font-normal text-ink-600"}`}
              >
                {Number(date.slice(-2))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person, i) => (
            <Person key={person.name} {...person} isFirst={person.canStop !== people[i - 1]?.canStop} />
          ))}
        </tbody>
      </table>
    </Figure>
  );
}

interface PersonProps {
  name: string;
  canStop?: boolean;
  isMissed?: boolean;
  /** The messages by date. */
  messages: Readonly<Record<string, string>>;
  /** True for the first person who can stop the launch, and the first of the others. */
  isFirst: boolean;
}

/** A person with the messages by day, or with a list of dates where text is large. */
function Person({ name, canStop, isMissed, messages, isFirst }: PersonProps) {
  const ground = isMissed ? "bg-ink-100" : "";
  const head = (
    <>
      {name}&nbsp;
      {canStop && (
        <>
          <Diamond />
          <span className="sr-only">{communicationCalendar.canStop}</span>
        </>
      )}
    </>
  );
  return (
    <>
      <tr className={`${isFirst ? "border-ink-950" : "border-ink-200"} border-t @xl:hidden ${ground}`}>
        <th colSpan={days.length} scope="rowgroup" className="px-1 pt-1 text-left leading-tight">
          {head}
        </th>
      </tr>
      <tr
        className={`@max-3xs:p-1 ${isMissed ? "@max-3xs:grid @max-3xs:*:[grid-area:1/1]" : "@max-3xs:flex @max-3xs:flex-wrap @max-3xs:gap-1"} ${isFirst ? "@xl:border-ink-950" : "@xl:border-ink-200"} @xl:border-t ${ground}`}
      >
        <th scope="row" hidden className="hidden px-1 py-1 text-left leading-tight @xl:table-cell">
          {head}
        </th>
        {days.map((date) => (
          <Day
            key={date}
            date={date}
            isFree={!messages[date] && !(isMissed && proposals.some((proposal) => proposal.date === date))}
          >
            {messages[date] && (
              <Message date={date} className="border-green-700 bg-green-700 text-white">
                {messages[date]}
              </Message>
            )}
            {isMissed && <Proposal date={date} />}
          </Day>
        ))}
      </tr>
    </>
  );
}

function Diamond() {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" className="inline fill-current">
      <path d="M5 0l5 5-5 5-5-5z" />
    </svg>
  );
}

interface DayProps {
  date: string;
  isFree: boolean;
  children: ReactNode;
}

/** A day. Its word may run on over the next days, but not over the line of the meeting or the edge. */
function Day({ date, isFree, children }: DayProps) {
  const next = days[days.indexOf(date) + 1];
  const isBeforeEdge = next === undefined || next === meeting;
  return (
    <td className={`${isFree ? "@max-3xs:hidden" : ""} ${edgeOf(date)}`}>
      <div className={`flex items-center @3xs:h-8 @xl:h-10 ${isBeforeEdge ? "@3xs:justify-end" : ""}`}>{children}</div>
    </td>
  );
}

interface MessageProps {
  date: string;
  className: string;
  /** The attributes of the state that has the message. */
  attributes?: ReturnType<typeof inState> & { "data-move": string };
  children: ReactNode;
}

function Message({ date, className, attributes, children }: MessageProps) {
  return (
    <span
      className={`rounded-ctl border px-1 text-[.8125rem] leading-6 font-semibold @3xs:flex-none @3xs:whitespace-nowrap ${className}`}
      {...attributes}
    >
      <span className="font-normal @3xs:hidden">{shortDate(date)} </span>
      {children}
    </span>
  );
}

/** The message to the registrar on a day, in each state. */
function Proposal({ date }: { date: string }) {
  return proposals.map(({ text, ...proposal }, i) =>
    proposal.date === date ? (
      <Message
        key={text}
        date={date}
        attributes={{ ...inState(i + 1), "data-move": "proposal" }}
        className={`border-dashed bg-white ${tones[states[i]?.verdict.tone ?? "mixed"]}`}
      >
        {text}
        {"remark" in proposal && <span className="font-normal"> {proposal.remark}</span>}
      </Message>
    ) : null,
  );
}
