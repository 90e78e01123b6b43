import { metadataOf } from "@/lib/seo";

export { LoginPage as default } from "@/components/pages/login-page";

export const metadata = metadataOf("/login");
