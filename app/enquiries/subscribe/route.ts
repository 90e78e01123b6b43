export { POST } from "@/lib/enquiries/subscribe";
