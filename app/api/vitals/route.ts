import { takeBeacon } from "@/lib/web-vitals";

export const POST = takeBeacon;
