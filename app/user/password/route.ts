export { POST } from "@/lib/accounts/change-password";
