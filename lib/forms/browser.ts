import { useEffect } from "react";
import * as messages from "@/content/messages";
import { type FlashMessage, type FormMessage, toPagePath } from "./define";

// The browser's half of every form, without react-hook-form: home's form does without it (docs/decisions/022).

/** A response of our own API, or why there is none. `reference` names a request that failed on the server's side. */
export type ApiResponse = { isSuccess: true; result: unknown } | FailedResponse;
type FailedResponse = { isSuccess: false; status?: number; message?: string; reference?: string };

const TIMEOUT_MS = 30_000;

async function fetchJson(path: string, init: RequestInit): Promise<ApiResponse> {
  // AbortSignal.timeout does not exist in Chromium before 103 and Firefox before 100.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(path, { ...init, signal: controller.signal });
    const { status } = response;
    const body: unknown = await response.json().catch(() => undefined);
    if (typeof body !== "object" || body === null || !("success" in body)) return { isSuccess: false, status };
    if (response.ok && body.success === true) return { isSuccess: true, result: Reflect.get(body, "result") };
    return { isSuccess: false, status, message: textOf(body, "result"), reference: textOf(body, "reference") };
  } catch {
    return { isSuccess: false };
  } finally {
    clearTimeout(timer);
  }
}

const textOf = (body: object, name: string) => {
  const value: unknown = Reflect.get(body, name);
  return typeof value === "string" && value ? value : undefined;
};

/** Never rejects: a network error, a timeout and an unreadable body are responses without success. */
export const postJson = (path: string, values: object): Promise<ApiResponse> =>
  fetchJson(path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(values),
  });

/** Never rejects, as above. */
export const getJson = (path: string): Promise<ApiResponse> =>
  fetchJson(path, { headers: { accept: "application/json" } });

/** @param fallback for a response without a reason */
export const toFormMessage = ({ message, reference }: FailedResponse, fallback: string): FormMessage => ({
  message: message ?? fallback,
  reference,
});

/** The texts that do not say which field they are about. */
const unspecific: readonly string[] = Object.values(messages.field);

/**
 * A flash message as a form shows it apart from the field that it is about: with the field's label. A text that names its field stands at the
 * field alone, which takes the focus.
 */
export function withLabel(flash: FlashMessage, labels: Readonly<Record<string, unknown>>): FormMessage {
  const { field, message = "" } = flash;
  if (!field) return flash;
  return unspecific.includes(message) ? { ...flash, message: `${labels[field]}: ${message}` } : {};
}

/** Gives a page with a flash message the form's own address again, and its own title with the next attempt: a reload starts anew. */
export function useFlashMessage(flash: FlashMessage | undefined) {
  useEffect(() => {
    const url = new URL(location.href);
    url.pathname = toPagePath(url.pathname);
    if (flash?.callbackUrl) url.searchParams.set("callbackUrl", flash.callbackUrl);
    if (url.href !== location.href) history.replaceState(null, "", url);
    // The next attempt is no error yet.
    const onSubmit = () => {
      document.title = document.title.replace(messages.errorPrefix, "");
    };
    addEventListener("submit", onSubmit);
    return () => removeEventListener("submit", onSubmit);
  }, [flash]);
}
