/** The name of a deliverable's drawing in the manifest. */
export const deliverableName = (slug: string, size: "wide" | "narrow") => `deliverable-${slug}-${size}`;
