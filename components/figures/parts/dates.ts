const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** "26 Feb" for "2027-02-26". */
export const shortDate = (date: string) => day.format(new Date(date));
