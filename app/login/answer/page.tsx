import { cookies } from "next/headers";
import { LoginScreen } from "@/components/sections/login-screen";
import { readFormAnswer } from "@/lib/http/form-answer";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/login");

/** /login with what a form without script, or Google, is answered; see the rewrites in next.config.mjs. */
export default async function LoginAnswerPage() {
  return <LoginScreen answer={await readFormAnswer("/login", await cookies())} />;
}
