import { takeBeacon } from "@/lib/vitals/take-beacon";

/** Visitors' browsers tell here how fast a page came. */
export const POST = takeBeacon;
