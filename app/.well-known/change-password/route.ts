import { redirectTo } from "@/lib/http";

export const dynamic = "force-dynamic";

/** The URL that password managers open to change a password (https://w3c.github.io/webappsec-change-password-url/). */
export const GET = () => redirectTo("/my-profile");
