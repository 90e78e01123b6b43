import { answerFillToken } from "@/lib/enquiries/answer";

export const dynamic = "force-dynamic";

/** Says when a visitor began to fill in a form. */
export const GET = answerFillToken;
