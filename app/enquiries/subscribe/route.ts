export { postSubscribe as POST } from "@/lib/enquiries/submit-enquiry";
