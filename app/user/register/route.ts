export { POST } from "@/lib/accounts/register";
