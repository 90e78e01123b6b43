import { takeReport } from "@/lib/http/csp-report";

/** Browsers tell here what a page's policy kept out. */
export const POST = takeReport;
