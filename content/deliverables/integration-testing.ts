import type { Heading } from "./heading";

type System = "ledger" | "shop" | "wallet";

export interface ContractTest extends Heading {
  systems: Record<System, string>;
  /** Our side of the contract is a stretch of systems, theirs is the wallet. */
  sides: { ours: string; theirs: string };
  contract: string;
  /** In order. Those with the ledger are on the wide picture only. */
  messages: { from: System; to: System; text: string; state: "agrees" | "differs" | "not sent" }[];
  /** The values that the contract allows in the message that differs. */
  agreed: { values: string[]; lines: string[] };
  log: { at: string; lines: { wide: string[]; narrow: string[] } };
}

export const contractTest: ContractTest = {
  kind: "Contract test report",
  title: { wide: "The wallet changed a status word", narrow: "A status changed" },
  note: "Daily probe of the provider’s test server",
  verdict: { text: "Build stopped", isFailed: true },
  systems: { ledger: "Ledger", shop: "Shop", wallet: "Wallet" },
  sides: { ours: "Yours", theirs: "Theirs" },
  contract: "Contract",
  messages: [
    { from: "shop", to: "ledger", text: "order saved", state: "agrees" },
    { from: "shop", to: "wallet", text: "POST /payments", state: "agrees" },
    { from: "wallet", to: "shop", text: "201 created", state: "agrees" },
    { from: "wallet", to: "shop", text: "status: settled", state: "differs" },
    { from: "shop", to: "ledger", text: "paid, not sent", state: "not sent" },
  ],
  agreed: { values: ["paid", "declined", "expired"], lines: ["agreed: paid,", "declined, expired"] },
  log: {
    at: "06:10",
    lines: {
      wide: ["payment.status: settled is not in paid, declined, expired"],
      narrow: ["payment.status: settled is not", "in paid, declined, expired"],
    },
  },
};
