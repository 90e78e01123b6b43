import { createFillToken } from "@/lib/enquiries/spam";
import { jsonResponse } from "@/lib/http";

export const dynamic = "force-dynamic";

/** Asked for when a visitor starts to fill in a form. */
export const GET = () => jsonResponse({ success: true, result: createFillToken() });
