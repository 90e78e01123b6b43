import { SolutionsPage } from "@/components/pages/solutions-page";
import { solutions } from "@/content/menus";
import { isSampleMarkHidden } from "@/lib/launch/indexing";
import { metadataOf } from "@/lib/seo";

export const metadata = metadataOf(solutions.path);

export default function Page() {
  return <SolutionsPage isSampleMarkHidden={isSampleMarkHidden} />;
}
