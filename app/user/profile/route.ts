export { GET, POST } from "@/lib/accounts/profile";
