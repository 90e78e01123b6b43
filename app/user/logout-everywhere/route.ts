export { logOutEverywhere as POST } from "@/lib/accounts/log-out";
