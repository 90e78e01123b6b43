export { GET, POST } from "@/lib/accounts/link-google";
