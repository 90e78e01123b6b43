/** Numbers, times and dates as texts, for words and figures that are computed. */

/** "81,535,200" for 81535200. */
export const count = (value: number) => value.toLocaleString("en-GB");

export const DAY_MS = 24 * 60 * 60 * 1000;

export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** "26 Feb" for "2027-02-26", or for a time on that day. */
export const shortDate = (date: string | number) => day.format(new Date(date));

const written = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** "26 February 2027" for "2027-02-26". */
export const writtenDate = (date: string) => written.format(new Date(date));

/** "2 h 40 min" for 160 minutes. */
export function duration(minutes: number) {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}

/** 700 minutes after midnight for "11:40". */
export function minutesOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** "11:40" for 700 minutes after midnight. */
export const clockTime = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
