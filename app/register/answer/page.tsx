import { cookies } from "next/headers";
import { RegisterScreen } from "@/components/sections/register-screen";
import { readFormAnswer } from "@/lib/http/form-answer";
import { metadataOf } from "@/lib/seo/metadata";

export const metadata = metadataOf("/register");

/** /register with what a form without script, or Google, is answered; see the rewrites in next.config.mjs. */
export default async function RegisterAnswerPage() {
  return <RegisterScreen answer={await readFormAnswer("/register", await cookies())} />;
}
