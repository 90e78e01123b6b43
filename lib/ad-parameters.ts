/** The parameters by which ads and newsletters say where a visit came from. */
export const adParameters = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "utm_id",
  "gclid",
  "gbraid",
  "wbraid",
  "gad_source",
  "gad_campaignid",
  "fbclid",
  "msclkid",
  "li_fat_id",
  "ttclid",
  "twclid",
] as const;

/** Tells whether a query has an ad's parameter. The inline script uses it, for which the list would be too long. */
export const hasAdParameter = (query: string) => /[?&](utm_|gad_|[gw]braid|\w+clk?id|li_fat_id)/i.test(query);
