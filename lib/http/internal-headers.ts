/** Request headers that lib/server sets on every request in place of the client's own, for pages and route handlers. */
export const internalHeaders = {
  clientIp: "x-client-address",
  requestId: "x-request-id",
  /** The header from which Next reads the nonce. */
  policy: "content-security-policy",
} as const;
