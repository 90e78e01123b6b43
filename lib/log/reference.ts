/** Names a failed request to the visitor by the start of its id, so that support finds it in the log. */
export const referenceOf = (requestId: string) => requestId.slice(0, 8);
