import { titleEnd } from "@/content/company/brand";
import { metadataOf } from "@/lib/seo";

export { HomePage as default } from "@/components/pages/home-page";

const page = metadataOf("/");
/** Next does not apply the layout's title template to the page beside the layout. */
export const metadata = { ...page, title: { absolute: `${page.title}${titleEnd}` } };
