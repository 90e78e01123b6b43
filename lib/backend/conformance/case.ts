import "server-only";
import type { Backend } from "../client";
import type { CallName, WireAnswer } from "../contract";

/** What a request carries beside what its call fixes. */
export interface RawRequest {
  headers?: Record<string, string>;
  body?: object;
  entity?: string;
}

export interface ConformanceContext {
  /** The backend as the site sees it. */
  backend: Backend;
  /** The same backend, without the site's manners. */
  send: (call: CallName, request: RawRequest) => Promise<WireAnswer>;
  apiKey: string;
  /** An entity that anybody may read. */
  entity: string;
}

export interface ConformanceCase {
  name: string;
  /** @throws AssertionError where the backend does not keep the contract, NotOfferedError where it has no such call. */
  run: (context: ConformanceContext) => Promise<void>;
}

/** The call is an extension of the contract that this backend does without. */
export class NotOfferedError extends Error {
  override name = "NotOfferedError";
}
