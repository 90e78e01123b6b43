/** Request headers that lib/server sets on every request, replacing the client's own, for pages and route handlers to read. */
export const internalHeaders = {
  clientIp: "x-client-address",
  requestId: "x-request-id",
  /** Next reads the nonce from it. */
  policy: "content-security-policy",
} as const;
