import "server-only";
import type { IncomingHttpHeaders } from "node:http";
import type { Asked } from "@/lib/http/asked";
import type { PassOn } from "@/lib/http/direct-answers";
import type { PlainAnswer } from "@/lib/http/plain-answer";
import { isReadablePost, LONGEST_BODY_BYTES } from "@/lib/http/read-post";
import { contextOf } from "@/lib/http/requests";
import { isSameOrigin } from "@/lib/http/same-origin";
import { log } from "@/lib/log";
import type { Counted } from "@/lib/metrics";
import { openThreads, ThreadEndedError } from "@/lib/threads";
import { answerPost, isAccountPath, type Job } from "./job";

const FILE = "lib/server/accounts-thread.mjs";

/** All of a body, or so much of one that is too long that whoever reads it sees that; of one that broke off nothing. */
async function readEnough(body: Asked["body"]): Promise<string> {
  let text = "";
  try {
    for await (const part of body ?? []) {
      text += Buffer.from(part).toString("latin1");
      if (text.length > LONGEST_BODY_BYTES) break;
    }
    return text;
  } catch {
    return "";
  }
}

/**
 * A thread of its own for who logs in and registers: what that takes besides the hashes would keep pages
 * waiting on the server's own thread.
 */
export function openAccountsThread(file = FILE) {
  const threads = openThreads<Job>({ file, most: 1 });

  /** By the thread; where that has ended, here. The next one gets a new thread. */
  const answerPassedOn = async (path: string, headers: IncomingHttpHeaders, asked: Asked) => {
    const post = { path, headers, body: await readEnough(asked.body) };
    try {
      return await threads.run<PlainAnswer>(post);
    } catch (error) {
      if (!(error instanceof ThreadEndedError)) throw error;
      log.warn({ event: "accounts-thread", outcome: "ended", requestId: contextOf(asked).requestId });
      return answerPost(post);
    }
  };

  /** What is refused without its body is refused here, and at once. */
  const passOn: PassOn = (path, { headers }, asked) =>
    isAccountPath(path) && isSameOrigin(asked) && isReadablePost(asked)
      ? answerPassedOn(path, headers, asked)
      : undefined;

  return {
    passOn,
    warmUp: threads.warmUp,
    /** What is counted there. @throws where the thread ends meanwhile. */
    count: () => threads.run<Counted[]>("metrics"),
    close: threads.close,
  };
}
