import "server-only";
import { NextResponse } from "next/server";

const RETRY_AFTER = { "retry-after": "30" };

/** A JSON answer about one person: no cache keeps it. What failed for now says when to come again. */
export const answerJson = (body: object, { status = 200 } = {}) =>
  NextResponse.json(body, { status, headers: { "cache-control": "no-store", ...(status === 503 && RETRY_AFTER) } });
