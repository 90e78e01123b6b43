import { takeRegistration } from "@/lib/auth/take-registration";

export const POST = takeRegistration;
