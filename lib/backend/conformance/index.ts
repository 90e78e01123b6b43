import "server-only";
import type { ConformanceCase } from "./case";
import { keysAndEntities } from "./keys-and-entities";
import { login } from "./login";
import { oddInput } from "./odd-input";
import { personal } from "./personal";
import { records } from "./records";
import { registration } from "./registration";
import { sessions } from "./sessions";

export { createJudge, type Verdict } from "./judge";

/**
 * What a backend has to do to serve the site: the contract's calls in use, each case by itself, with accounts of its
 * own. They may run against a backend again and again; what they register stays there.
 */
export const conformanceCases: readonly ConformanceCase[] = [
  ...registration,
  ...login,
  ...personal,
  ...keysAndEntities,
  ...records,
  ...sessions,
  ...oddInput,
];
