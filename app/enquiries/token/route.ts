import { createFillToken } from "@/lib/enquiries/spam";
import { jsonResponse } from "@/lib/http";

export const dynamic = "force-dynamic";

/** The form's script requests a token when a visitor starts to fill it in. */
export const GET = () => jsonResponse({ success: true, result: createFillToken() });
