import { SolutionsPage } from "@/components/pages/solutions-page";
import { solutions } from "@/content/menus";
import { metadataOf } from "@/lib/seo";

export const metadata = metadataOf(solutions.path);

export default SolutionsPage;
