export { default } from "@/app/session-layout";
