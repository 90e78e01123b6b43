import type { Fitted, Heading } from "./heading";

export interface NetworkMap extends Heading {
  /** The first is on the left. Segments are networks that a firewall separates. */
  sites: { name: string; segments: string[] }[];
  firewall: string;
  /** The line that was cut. */
  main: { name: Fitted; cut: string[] };
  /** Seconds until the second line carries the traffic. */
  failover: { seconds: number; agreed: number; label: Fitted };
  /** The line that takes over, with what it carries first, in Mbit/s. */
  second: { name: Fitted; capacity: number; unit: string; carries: { name: string; share: number }[]; waits: Fitted };
}

export const networkMap: NetworkMap = {
  kind: "Network map",
  title: { wide: "On the second line in 9 seconds", narrow: "Failover in 9 s" },
  note: "Two sites, two providers; counters and payments get the thin line first",
  verdict: { text: "Inside 30 s" },
  sites: [
    { name: "Head office", segments: ["Servers", "Staff", "Guests"] },
    { name: "Branch", segments: ["Counters", "Staff", "Printers"] },
  ],
  firewall: "Firewall",
  main: { name: { wide: "Line A, fibre", narrow: "Line A" }, cut: ["Cut at 14:02", "by road works"] },
  failover: { seconds: 9, agreed: 30, label: { wide: "to switch, 30 s agreed", narrow: "30 s agreed" } },
  second: {
    name: { wide: "Line B, radio link", narrow: "Line B" },
    capacity: 20,
    unit: "Mbit/s",
    carries: [
      { name: "Counters", share: 8 },
      { name: "Payments", share: 6 },
      { name: "Mail", share: 6 },
    ],
    waits: { wide: "Video meetings wait", narrow: "Video waits" },
  },
};
