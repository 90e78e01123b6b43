import type { PartName } from "./parts";

/** What `npm run bench` is told. */
export interface Options {
  check?: true;
  only?: PartName[];
  pages?: string[];
  beside?: Record<string, string>;
  runs: number;
  rounds: number;
  seconds: number;
  growth?: true;
  counts?: number[];
  keep?: string;
  json?: string;
}
