import { connection } from "next/server";
import { makeFillToken } from "@/lib/enquiries/fill-time";
import { answerJson } from "@/lib/http/json";

/** Says when a visitor began to fill in a form. */
export async function GET() {
  await connection();
  return answerJson({ success: true, result: makeFillToken() });
}
