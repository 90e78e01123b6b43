import { submitEnquiry } from "@/lib/enquiries/submit";
import type { FormPage } from "@/lib/http/flash-message";
import { handleForm } from "@/lib/http/form-handler";
import { jsonResponse, redirectTo } from "@/lib/http/response";

const pageOf = (values: Record<string, unknown>): FormPage => (values.kind === "subscribe" ? "/home" : "/contact-us");

/** The contact form, and the email form of the home page. */
export const POST = (request: Request) =>
  handleForm(request, {
    page: pageOf,
    submit: async (values, context, isForm) => {
      // A form without JavaScript sends no attribution.
      const visit = values.visit ?? { landing: request.headers.get("referer") ?? "" };
      const refusal = await submitEnquiry({ ...values, visit }, context);
      if (refusal) return refusal;
      return isForm ? redirectTo(`${pageOf(values)}/sent`) : jsonResponse({ success: true });
    },
  });
