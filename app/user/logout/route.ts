export { logOut as POST } from "@/lib/accounts/log-out";
