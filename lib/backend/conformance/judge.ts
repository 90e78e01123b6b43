import "server-only";
import * as z from "zod";
import { causeOf } from "@/lib/log";
import { createBackend } from "../client";
import { calls, headerNames, successAnswer, type Transport, type WireAnswer, type WireRequest } from "../contract";
import { type ConformanceCase, type ConformanceContext, NotOfferedError } from "./case";
import { makeContext } from "./people";

export type Verdict = { kind: "ok" } | { kind: "not offered" } | { kind: "not ok"; reason: string };

const answerSchema = z.object({ success: z.boolean() });

/** What is wrong with an answer whatever was asked, or undefined. */
function faultOf({ call }: WireRequest, { status, body }: WireAnswer): string | undefined {
  if ("isExtension" in calls[call] && [404, 405, 501].includes(status)) return undefined;
  if (status >= 500) return `answered ${status}`;
  if (status >= 300 && status < 400) return `redirected (${status})`;
  const answer = answerSchema.safeParse(body);
  if (!answer.success) return `answered ${status} without a JSON object that has "success" true or false`;
  if (!answer.data.success) return undefined;
  const { error } = successAnswer(calls[call].result).safeParse(body);
  return error && `answered in the wrong shape: ${z.prettifyError(error).replace(/\s+/g, " ")}`;
}

interface Target {
  transport: Transport;
  apiKey: string;
  entity: string;
}

/** Runs cases against a backend. Every answer on the way has to be in order, those of preparations too. */
export function createJudge({ transport, apiKey, entity }: Target) {
  return async ({ run }: ConformanceCase): Promise<Verdict> => {
    const faults = new Set<string>();
    const watched: Transport = async (request) => {
      const blame = (fault: string) => faults.add(`${request.method} ${request.path} ${fault}`);
      try {
        const answer = await transport(request);
        const fault = faultOf(request, answer);
        if (fault) blame(fault);
        return answer;
      } catch (error) {
        const { error: name, cause } = causeOf(error);
        blame(`was not answered: ${[name, cause].filter(Boolean).join(", ")}`);
        throw error;
      }
    };
    const context: ConformanceContext = {
      backend: createBackend(watched, apiKey),
      apiKey,
      entity,
      send: (call, { headers, body, entity: asked = "" }) => {
        const { method, path } = calls[call];
        const id = { [headerNames.requestId]: makeContext().requestId };
        return watched({ call, method, path: path.replace("{entity}", asked), headers: { ...id, ...headers }, body });
      },
    };
    try {
      await run(context);
    } catch (error) {
      if (error instanceof NotOfferedError && !faults.size) return { kind: "not offered" };
      // What an assertion says after a fault follows from it, mostly; the fault comes first.
      if (!(error instanceof NotOfferedError)) faults.add(messageOf(error));
    }
    return faults.size ? { kind: "not ok", reason: [...faults].join("; ") } : { kind: "ok" };
  };
}

const messageOf = (error: unknown) =>
  typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
