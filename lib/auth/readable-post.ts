import "server-only";
import { NextRequest } from "next/server";
import { answerJson } from "@/lib/http/json";
import { readPost } from "@/lib/http/read-post";

/** A post of at most 64 KiB that can be read, or its refusal: next-auth reads any, and falls over one that it cannot. */
export async function toReadablePost(request: NextRequest): Promise<NextRequest | Response> {
  const post = await readPost(request);
  if (!post.values) return answerJson({ success: false }, { status: post.status });
  const values = Object.entries(post.values).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/x-www-form-urlencoded");
  headers.delete("content-length");
  return new NextRequest(request.url, { method: "POST", headers, body: new URLSearchParams(values).toString() });
}
