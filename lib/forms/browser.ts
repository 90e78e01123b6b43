import { useEffect } from "react";
import * as messages from "@/content/messages";
import { type FlashMessage, type FormMessage, toPagePath } from "./define";

// This is the browser's half of every form, without react-hook-form.

/**
 * A response of our own API, or the reason why there is none. `reference` names a request that failed on the server's
 * side.
 */
export type ApiResponse = { isSuccess: true; result: unknown } | FailedResponse;
type FailedResponse = { isSuccess: false; status?: number } & Omit<FormMessage, "isSuccess">;

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
    const errors = "errors" in body ? (body.errors as FormMessage["errors"]) : undefined;
    return { isSuccess: false, status, message: textOf(body, "result"), errors, reference: textOf(body, "reference") };
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

/** Posts JSON. Never rejects: a network error, a timeout and an unreadable body are responses without success. */
export const postJson = (path: string, values: object): Promise<ApiResponse> =>
  fetchJson(path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(values),
  });

/** Gets JSON. Never rejects. */
export const getJson = (path: string): Promise<ApiResponse> =>
  fetchJson(path, { headers: { accept: "application/json" } });

/** Makes a form's message of a failed response. @param fallback for a response without a reason */
export const toFormMessage = ({ message, errors, reference }: FailedResponse, fallback: string): FormMessage => ({
  message: message ?? fallback,
  errors,
  reference,
});

/** Gives a page with a flash message the form's own address again, so that a reload starts anew. */
export function useFlashMessage(flash: FlashMessage | undefined) {
  useEffect(() => {
    const url = new URL(location.href);
    url.pathname = toPagePath(url.pathname);
    if (flash?.callbackUrl) url.searchParams.set("callbackUrl", flash.callbackUrl);
    if (url.href !== location.href) history.replaceState(null, "", url);
  }, [flash]);
}

/**
 * Says in the title whether the page shows an error or a success, as the server does (app/[section]/message): a screen
 * reader reads the title first when the visitor comes back to the tab.
 */
export function useResultTitle(prefix: string | undefined) {
  useEffect(() => {
    if (!prefix) return;
    const plain = () => document.title.replace(messages.errorPrefix, "").replace(messages.successPrefix, "");
    document.title = prefix + plain();
    return () => {
      document.title = plain();
    };
  }, [prefix]);
}
