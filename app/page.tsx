import { titleEnd } from "@/content/company/brand";
import { metadataOf } from "@/lib/seo";

export { HomePage as default } from "@/components/pages/home-page";

const page = metadataOf("/");
/** The layout's template is not for the page beside it. */
export const metadata = { ...page, title: { absolute: `${page.title}${titleEnd}` } };
