import { answerFillToken } from "@/lib/enquiries/answer";

export const dynamic = "force-dynamic";

export const GET = answerFillToken;
