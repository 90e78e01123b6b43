/** Formats numbers, times and dates for computed texts and figures. */

/** Formats 81535200 as "81,535,200". */
export const count = (value: number) => value.toLocaleString("en-GB");

export const DAY_MS = 24 * 60 * 60 * 1000;

export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** Formats "2027-02-26", or a time on that day, as "26 Feb". */
export const shortDate = (date: string | number) => day.format(new Date(date));

const written = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** Formats "2027-02-26" as "26 February 2027". */
export const writtenDate = (date: string) => written.format(new Date(date));

/** Formats 160 minutes as "2 h 40 min". */
export function duration(minutes: number) {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}

/** Parses "11:40" to 700 minutes after midnight. */
export function minutesOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Formats 700 minutes after midnight as "11:40". */
export const clockTime = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
