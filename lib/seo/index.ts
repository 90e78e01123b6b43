export { describeSite } from "./llms";
export { metadataOf, pageUrl } from "./metadata";
export { structuredData } from "./structured-data";
