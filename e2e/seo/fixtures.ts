/** The origin of the build (playwright.config.ts), which absolute URLs have. */
export const SITE = "http://localhost:3000";

export const urlOf = (path: string) => (path === "/" ? SITE : SITE + path);
