import { takeBeacon } from "@/lib/web-vitals/beacon";

export const POST = takeBeacon;
