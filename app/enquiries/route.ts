import { submitEnquiry } from "@/lib/enquiries/submit";
import { forms } from "@/lib/forms/registry";
import { handleForm } from "@/lib/http/form-handler";
import { jsonResponse, redirectTo } from "@/lib/http/response";

/** The contact form, and the email form of the home page. */
export const POST = (request: Request) =>
  handleForm(
    request,
    ({ kind }) => (kind === "subscribe" ? "subscribe" : "contact"),
    async (post) => {
      const { landing = request.headers.get("referer") ?? "", referrer, visit = { landing, referrer } } = post.values;
      const refusal = await submitEnquiry(post, visit);
      if (refusal) return refusal;
      return post.isForm ? redirectTo(`${forms[post.name].page}/sent`) : jsonResponse({ success: true });
    },
  );
