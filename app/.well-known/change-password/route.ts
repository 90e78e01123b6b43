import { redirectTo } from "@/lib/http";

export const dynamic = "force-dynamic";

/** Where password managers send people to change their password (https://w3c.github.io/webappsec-change-password-url/). */
export const GET = () => redirectTo("/my-profile");
