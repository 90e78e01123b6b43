export { POST } from "@/lib/accounts/link-google";
