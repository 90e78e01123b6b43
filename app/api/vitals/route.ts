import { handleBeacon } from "@/lib/web-vitals/beacon";

export const POST = handleBeacon;
