export { GET } from "@/lib/accounts/session-check";
