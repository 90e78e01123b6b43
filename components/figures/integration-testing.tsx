import { Pause } from "@/components/ui/pause";
import { contractTest } from "@/content/qa/integration-testing";
import { Figure, inState, States } from "./parts/figure";
import { Numbers } from "./parts/numbers";
import { At, Block, Marker, Upright } from "./parts/plot";

const { systems, sides, messages, endings, probe, texts } = contractTest;
type System = keyof typeof systems;

/** The lines of the systems, in percent of the width. The columns below lie between them and the contract. */
const lines: Record<System, number> = { ledger: 6, shop: 40, wallet: 92 };
const contract = 81;
const columns = "grid grid-cols-[minmax(0,6fr)_minmax(0,34fr)_minmax(0,41fr)_minmax(0,11fr)_minmax(0,8fr)]";
/** The place of the contract on the arrow of a message that passes it, in percent. */
const passing = ((contract - lines.shop) / (lines.wallet - lines.shop)) * 100;

const total = messages.length + 2;
const differing = endings.map(({ answer }) => ("note" in answer ? 1 : 0));
const counted = differing.map((value) => ({ value, isBad: value > 0 }));

export function IntegrationTesting() {
  return (
    <Figure content={contractTest}>
      <div className="relative mt-4 mb-4">
        <svg className="absolute inset-0" width="100%" height="100%" aria-hidden="true">
          <Block x={[0, contract]} className="fill-green-50" />
          <Block x={[contract, 100]} className="fill-ink-100" />
          {Object.values(lines).map((x) => (
            <Upright key={x} x={x} y1="50" className="stroke-ink-500 stroke-1" />
          ))}
          <Upright x={contract} kind="limit" />
        </svg>
        <div className={`relative ${columns} pb-1 text-[.8125rem] font-semibold`}>
          <span className="col-span-2 px-2 py-1.5">{sides.ours}</span>
          <Pause />
          <span className="bg-ink-950 col-start-1 col-end-4 row-start-2 justify-self-end px-2 py-1.5 text-white @3xs:col-start-3 @3xs:row-start-1 forced-colors:border">
            {sides.contract}
          </span>
        </div>
        <div className="relative mb-11 flex justify-between font-semibold @3xs:mb-0" aria-hidden="true">
          <SystemName name={systems.ledger} className="bg-green-700 text-white" />
          <SystemName
            name={systems.shop}
            className="absolute top-full left-[40%] mt-1 [translate:-50%] bg-green-700 text-white @3xs:top-0 @3xs:mt-0"
          />
          <SystemName name={systems.wallet} className="border-ink-950 bg-white" />
        </div>
        <ol className="relative pt-1 pb-3" aria-label={texts.caption}>
          {messages.map((message) => (
            <li key={message.text}>
              <Message {...message} />
            </li>
          ))}
          <li className="states">
            {endings.map(({ answer }, i) => (
              <Message
                key={answer.text}
                {...{ from: "wallet", to: "shop", ...answer }}
                isStopped={"note" in answer}
                state={i + 1}
              />
            ))}
          </li>
          <li className="states">
            {endings.map(({ entry }, i) => (
              <Message
                key={entry.text}
                {...{ from: "shop", to: "ledger", ...entry }}
                isDashed={differing[i] === 1}
                state={i + 1}
              />
            ))}
          </li>
        </ol>
      </div>
      <p className="bg-ink-950 mb-4 gap-3 rounded-ctl px-3 py-2.5 leading-snug text-white @3xs:flex forced-colors:border">
        <b>{probe}</b>
        <Pause />
        <States>{endings.map(({ log }) => log)}</States>
      </p>
      <Numbers
        items={[
          { term: texts.agree, states: differing.map((value) => total - 2 * value) },
          { term: texts.differ, states: counted },
          { term: texts.notSent, states: counted },
        ]}
      />
    </Figure>
  );
}

function SystemName({ name, className }: { name: string; className: string }) {
  return (
    <span
      className={`rounded-ctl border border-transparent px-1 py-0.5 text-[.8125rem] @xl:px-2 forced-colors:border-[CanvasText] ${className}`}
    >
      {name}
    </span>
  );
}

interface MessageProps {
  from: System;
  to: System;
  text: string;
  note?: string;
  /** True if the message ends at the contract. */
  isStopped?: boolean;
  isDashed?: boolean;
  /** The only state that has the message. */
  state?: number;
}

/** The columns from the shop to the contract. Large text begins at the ledger. */
const BEFORE_CONTRACT = "col-start-2 col-end-4 @3xs:col-start-3";

/** The name of a message above its arrow. Between shop and wallet it passes the contract. */
function Message({ from, to, text, note, isStopped, isDashed, state }: MessageProps) {
  const isOutside = from === "wallet" || to === "wallet";
  const pointsLeft = to === "ledger" || from === "wallet";
  const place = isOutside ? `${BEFORE_CONTRACT} px-1.5 text-right` : "col-start-2 text-center";
  const tone = isStopped ? "font-semibold text-earth-700" : isDashed ? "text-ink-600" : "font-medium";
  const span = !isOutside ? "col-start-2" : isStopped ? "col-start-4" : "col-span-2 col-start-3";
  const color = isStopped ? "text-earth-700" : isDashed ? "text-ink-500" : "text-ink-950";
  return (
    <div className={`${columns} content-start pt-2.5 text-[.8125rem] leading-tight`} {...(state && inState(state))}>
      <span className={`${place} ${tone}`}>
        <span className="sr-only">
          {systems[from]} {texts.to} {systems[to]}:{" "}
        </span>
        {text}
      </span>
      {note && <Pause />}
      <svg
        width="100%"
        height="14"
        aria-hidden="true"
        className={`row-start-2 overflow-visible ${span} ${color} forced-colors:text-[CanvasText]`}
      >
        <line
          data-move={state && `${from} to ${to}`}
          x2="100%"
          y1="7"
          y2="7"
          className={`stroke-current stroke-2 ${isDashed ? "[stroke-dasharray:5_4]" : ""}`}
        />
        {!isStopped && (
          <At x={pointsLeft ? 0 : 100} y="7">
            <path d={pointsLeft ? "M0 0l9-5v10z" : "M0 0l-9-5v10z"} className="fill-current" />
          </At>
        )}
        {isOutside && <Marker x={isStopped ? 0 : passing} y={50} radius={8} kind={isStopped ? "stop" : "step"} />}
      </svg>
      {note && (
        <span className={`${BEFORE_CONTRACT} row-start-2 pr-3.5 text-right text-[.8125rem] text-ink-700`}>{note}</span>
      )}
    </div>
  );
}
