/** Where an issuer publishes its endpoints. A trailing slash is removed (OpenID Connect Discovery 1.0, section 4.1). */
export const discoveryUrl = (issuer: string) => `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
