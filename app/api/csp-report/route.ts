export { POST } from "@/lib/reports/csp-report";
