import { startSite } from "@/e2e/peers/site";

/** Google is configured: pages that offer it ask for that once, instead of again and again. */
const GOOGLE = { GOOGLE_CLIENT_ID: "measured", GOOGLE_CLIENT_SECRET: "measured" };

/** The built site with an empty database. What comes from another address each time meets no limit. */
export const startMeasuredSite = () => startSite({ env: GOOGLE });
