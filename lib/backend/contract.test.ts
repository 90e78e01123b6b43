import * as z from "zod";
import { leastProcessorMs, longTexts, MAX_PROCESSOR_MS } from "@/lib/testing/long-texts";
import { type Call, calls } from "./contract";

const requests = Object.entries(calls).flatMap(([name, { request }]: [string, Call]) =>
  request instanceof z.ZodObject ? [[name, request] as const] : [],
);

/** The embedded backend reads as many bytes (embedded/server.ts). */
const texts = longTexts(32_000);

test.each(requests)("the request of %s needs little of the processor for any text", async (_, request) => {
  for (const field of Object.keys(request.shape))
    for (const [kind, text] of Object.entries(texts)) {
      const ms = await leastProcessorMs(() => request.safeParse({ [field]: text }));
      expect({ field, kind, isFast: ms < MAX_PROCESSOR_MS }).toEqual({ field, kind, isFast: true });
    }
});
