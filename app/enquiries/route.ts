import { submitEnquiry } from "@/lib/enquiries/submit";
import type { FormPage } from "@/lib/http/flash-message";
import { handleForm } from "@/lib/http/form-handler";
import { jsonResponse, redirectTo } from "@/lib/http/response";

const pageOf = (values: Record<string, unknown>): FormPage => (values.kind === "subscribe" ? "/home" : "/contact-us");

/** The contact form, and the email form of the home page. */
export const POST = (request: Request) =>
  handleForm(request, {
    page: pageOf,
    // Without JavaScript the page's URL is all that is known of an ad.
    keepsQuery: true,
    submit: async (values, context, isForm) => {
      const { landing = request.headers.get("referer") ?? "", referrer, visit = { landing, referrer } } = values;
      const refusal = await submitEnquiry({ ...values, visit }, context);
      if (refusal) return refusal;
      return isForm ? redirectTo(`${pageOf(values)}/sent`) : jsonResponse({ success: true });
    },
  });
