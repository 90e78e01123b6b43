import { takeEnquiry } from "@/lib/enquiries/take-enquiry";

export const POST = takeEnquiry;
