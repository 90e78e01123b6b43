import { handleCspReport } from "@/lib/csp-report";

export const POST = handleCspReport;
