import { answerHealth } from "@/lib/health/answers";

export const dynamic = "force-dynamic";

export const GET = answerHealth;
