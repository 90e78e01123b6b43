import { takeLogIn } from "@/lib/auth/take-log-in";

export const POST = takeLogIn;
