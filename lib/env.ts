import "server-only";
import * as z from "zod";

/** The one place that reads settings. Throws, naming the variable, where one is set but wrong. */
const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
});

const parsed = schema.safeParse(process.env);
if (!parsed.success) throw new Error(`Settings: ${z.prettifyError(parsed.error)}`);

/** The public origin, without a slash at its end. */
export const siteUrl = (parsed.data.SITE_URL ?? `http://localhost:${parsed.data.PORT}`).replace(/\/+$/, "");
