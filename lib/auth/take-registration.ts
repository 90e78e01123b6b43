import "server-only";
import { messages } from "@/content/messages";
import type { Asked } from "@/lib/http/asked";
import { answerForm } from "@/lib/http/form-answer";
import { answerJson } from "@/lib/http/json";
import { takePost } from "@/lib/http/take-post";
import { register } from "./register";

/** Takes the register form's post. */
export const takeRegistration = (request: Asked) =>
  takePost(request, "/register", async (values, context, isForm) => {
    const refusal = await register(values, context);
    if (refusal) return { refusal };
    const username = String(values.username).trim();
    return isForm
      ? answerForm("/login", { message: messages.register.done, isSuccess: true, values: { username } })
      : answerJson({ success: true, result: { username } });
  });
