export { clockTime, count, DAY_MS, daysBetween, duration, minutesOf } from "@/content/format";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** "26 Feb" for "2027-02-26", or for a time on that day. */
export const shortDate = (date: string | number) => day.format(new Date(date));
