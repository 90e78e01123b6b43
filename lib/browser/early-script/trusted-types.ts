type Filter = (text: string) => string | undefined;
type TrustedTypes = { createPolicy(name: string, rules: Record<"createScriptURL" | "createHTML", Filter>): void };

// Trusted Types: Next's loader sets script URLs, and React creates script elements from this markup.
(self as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("default", {
  createScriptURL: (url) => (url.startsWith("/_next/") ? url : undefined),
  createHTML: (html) => (!html || html === "<script></script>" ? html : undefined),
});

export {};
