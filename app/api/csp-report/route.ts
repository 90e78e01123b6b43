import { handleCspReport } from "@/lib/security/csp-report";

export const POST = handleCspReport;
