export { POST } from "@/lib/accounts/reset-password";
