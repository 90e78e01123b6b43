export { default, generateMetadata } from "@/app/[section]/message/page";
