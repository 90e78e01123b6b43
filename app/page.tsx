import { metadataOf } from "@/lib/seo";

export { HomePage as default } from "@/components/pages/home-page";

export const metadata = metadataOf("/");
