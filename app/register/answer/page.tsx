import { cookies } from "next/headers";
import { RegisterScreen } from "@/components/sections/register-screen";
import { register } from "@/content/account";
import { readFormAnswer } from "@/lib/http/form-answer";
import { metadataOf } from "@/lib/metadata";

export const metadata = metadataOf(register.meta, "/register");

/** /register with what a form without script, or Google, is answered; see the rewrites in next.config.mjs. */
export default async function RegisterAnswerPage() {
  return <RegisterScreen answer={await readFormAnswer("/register", await cookies())} />;
}
