export { POST } from "@/lib/accounts/forgot-password";
