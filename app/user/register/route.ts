import type { NextRequest } from "next/server";
import { messages } from "@/content/messages";
import { register } from "@/lib/auth/register";
import { answerForm } from "@/lib/http/form-answer";
import { answerJson } from "@/lib/http/json";
import { takePost } from "@/lib/http/take-post";

export const POST = (request: NextRequest) =>
  takePost(request, "/register", async (values, context, isForm) => {
    const refusal = await register(values, context);
    if (refusal) return { refusal };
    const username = String(values.username).trim();
    return isForm
      ? answerForm("/login", { message: messages.register.done, isSuccess: true, values: { username } })
      : answerJson({ success: true, result: { username } });
  });
