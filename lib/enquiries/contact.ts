import { handleForm } from "@/lib/forms/handle";
import { contactForm } from "./forms";
import { submitEnquiry } from "./submit-enquiry";

export const POST = handleForm(contactForm, { limit: "enquiry", submit: submitEnquiry });
