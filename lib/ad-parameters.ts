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

/** Whether a query has one of them. For the inline script, where the list would be too long. */
export const hasAdParameter = (query: string) => /[?&](utm_|gad_|[gw]braid|\w+clk?id|li_fat_id)/i.test(query);
