import { randomUUID } from "node:crypto";
import * as z from "zod";
import { causeOf } from "@/lib/log";
import { type Extension, extensions } from "@/lib/settings/env";
import { calls, isMissing, successResponse } from "../contract";
import { createRemoteBackend, type Transport, type WireRequest, type WireResponse } from "../remote";
import { domainCases } from "./domain";
import { NotImplementedError, type WireCases, type WireContext } from "./helpers";
import { wireCases } from "./wire";

/**
 * The site's requirements on a backend over HTTP. The cases are independent and repeatable: each creates its own
 * accounts, which stay in the backend.
 */
export const conformanceCases: WireCases = { ...domainCases, ...wireCases };

type Verdict = { kind: "ok" } | { kind: "not implemented" } | { kind: "not ok"; reason: string };

const responseSchema = z.object({ success: z.boolean() });

/** Checks a response for violations of rules that every response has to follow. @returns the violation, if any */
function findViolation(
  { call }: WireRequest,
  { status, body }: WireResponse,
  declared: readonly Extension[],
): string | undefined {
  if (isMissing(call, status)) {
    const contract = calls[call];
    const isDeclared = "extension" in contract && declared.includes(contract.extension);
    return isDeclared ? `responded with ${status}, although BACKEND_EXTENSIONS declares it` : undefined;
  }
  if (status >= 500) return `responded with ${status}`;
  if (status >= 300 && status < 400) return `redirected (${status})`;
  const response = responseSchema.safeParse(body);
  if (!response.success) return `responded with ${status} without a JSON object with a boolean "success"`;
  if (!response.data.success) return undefined;
  const { error } = successResponse(calls[call].result).safeParse(body);
  return error && `responded with an invalid result: ${z.prettifyError(error).replace(/\s+/g, " ")}`;
}

interface Target {
  transport: Transport;
  apiKey: string;
  entity: string;
  /** Extensions that have to be there. Others may be. */
  declared: readonly Extension[];
}

/**
 * Creates a judge of cases.
 * @returns a function that runs a case; every response has to be valid, including those during its set-up
 */
export function createJudge({ transport, apiKey, entity, declared }: Target) {
  return async (run: WireCases[string]): Promise<Verdict> => {
    const violations = new Set<string>();
    const checked: Transport = async (request) => {
      const report = (violation: string) => violations.add(`${request.method} ${request.path} ${violation}`);
      try {
        const response = await transport(request);
        const violation = findViolation(request, response, declared);
        if (violation) report(violation);
        return response;
      } catch (error) {
        const { error: name, cause } = causeOf(error);
        report(`failed: ${[name, cause].filter(Boolean).join(", ")}`);
        throw error;
      }
    };
    const target: WireContext = {
      ...createRemoteBackend(checked, apiKey, extensions),
      context: { requestId: `conformance-${randomUUID()}` },
      apiKey,
      entity,
      send: async (call, { headers = {}, body, entity: sentEntity = "" }) => {
        const { method, path } = calls[call];
        const response = await checked({ call, method, path: path.replace("{entity}", sentEntity), headers, body });
        if (isMissing(call, response.status)) throw new NotImplementedError();
        return response;
      },
    };
    try {
      await run(target);
    } catch (error) {
      if (!(error instanceof NotImplementedError))
        violations.add(error instanceof Error ? error.message : String(error));
      else if (!violations.size) return { kind: "not implemented" };
    }
    // Violations first: a failed assertion is usually their consequence.
    return violations.size ? { kind: "not ok", reason: [...violations].join("; ") } : { kind: "ok" };
  };
}
