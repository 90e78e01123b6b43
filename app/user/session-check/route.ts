export { checkSession as GET } from "@/lib/accounts/log-in";
