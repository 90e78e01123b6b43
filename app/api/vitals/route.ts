export { POST } from "@/lib/reports/vitals";
