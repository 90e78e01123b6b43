import { SampleNotice } from "@/components/pages/parts/sample-notice";
import { isIndexingOpen } from "@/lib/seo/indexing";

/** Which details of a page are samples, while the site is closed to search engines. */
export const ClosedSiteNotice = ({ of }: { of: object }) => (isIndexingOpen ? null : <SampleNotice of={of} />);
