import { answerReady } from "@/lib/health/answers";

export const dynamic = "force-dynamic";

export const GET = answerReady;
