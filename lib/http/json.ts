import "server-only";
import { NextResponse } from "next/server";

/** A JSON answer about one person: no cache keeps it. */
export const answerJson = (body: object, init: { status?: number } = {}) =>
  NextResponse.json(body, { ...init, headers: { "cache-control": "no-store" } });
