import type { FigureContent } from "./types";

export const contractTest = {
  kind: "Contract test report",
  finding: "The wallet changed a status word",
  idea: { value: "settled", label: "is not in the contract, so the build stops at 06:10" },
  /** From left to right. The contract is between ours and the wallet. */
  systems: { ledger: "Ledger", shop: "Shop", wallet: "Wallet" },
  sides: { ours: "Yours", contract: "Contract" },
  /** The messages before the one that differs, in order. */
  messages: [
    { from: "shop", to: "ledger", text: "order saved" },
    { from: "shop", to: "wallet", text: "POST /payments" },
    { from: "wallet", to: "shop", text: "201 created" },
  ],
  /** The last two messages in each state. */
  endings: [
    {
      answer: { text: "status: settled", note: "agreed: paid, declined, expired" },
      entry: { text: "paid, not sent" },
      log: "payment.status: settled is not in paid, declined, expired",
    },
    {
      answer: { text: "status: paid" },
      entry: { text: "paid" },
      log: "payment.status: paid is in paid, declined, expired",
    },
  ],
  probe: "06:10",
  texts: {
    caption: "Messages, in order",
    to: "to",
    agree: "Agree",
    differ: "Differ",
    notSent: "Not sent",
  },
  choice: {
    type: "radio",
    legend: "The wallet answers",
    options: [
      { name: "settled", note: "as today" },
      { name: "paid", note: "as agreed" },
    ],
  },
  states: [
    {
      verdict: { tone: "bad", text: "Build stopped" },
      says: "The wallet answers with the status settled. The contract allows paid, declined or expired, so the build stops at 06:10 and the ledger gets no entry.",
    },
    {
      verdict: { tone: "good", text: "Build goes on" },
      says: "With the status paid, as agreed, all 5 messages agree with the contract, and the ledger has its entry.",
    },
  ],
} as const satisfies FigureContent & Record<string, unknown>;
