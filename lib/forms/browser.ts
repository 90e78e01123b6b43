import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type ErrorOption,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod/mini";
import * as messages from "@/content/messages";
import { type FieldError, type FlashMessage, type FormMessage, toPagePath } from "./define";

// The browser's half of every form: validates, posts, and shows the response.

export interface FormPostOptions<Values extends FieldValues> {
  action: string;
  /**
   * Loads the schema: `() => import("…/forms").then(({ aForm }) => aForm.schema)`. zod and a schema are 15 kB of
   * brotli, which a page with a form would otherwise load for every visitor.
   */
  loadSchema: () => Promise<z.ZodMiniType<Values, Values>>;
  defaultValues: DefaultValues<Values>;
  /** The labels of the fields by their names. The summary of errors is in their order. */
  labels: Readonly<Record<string, unknown>>;
  /** The part of a field's id before its name: `login` of `login-password`. */
  idPrefix: string;
  flash: FlashMessage | undefined;
  /**
   * Sends the values; the form is busy until it resolves. They are valid, unless the schema could not be loaded: the
   * server validates as well.
   * @returns the form's message then
   */
  send: (values: Values, element: HTMLFormElement, form: UseFormReturn<Values>) => Promise<FormMessage>;
}

/**
 * Makes a form with react-hook-form, which validates with the server's schema, sends, and shows the response.
 *
 *     const { form, formProps, notes, errors, isSubmitting } = useFormPost({ … });
 *     <form {...formProps}> … form.register("name")
 */
export function useFormPost<Values extends FieldValues>(options: FormPostOptions<Values>) {
  const { action, loadSchema, defaultValues, labels, idPrefix, flash, send } = options;
  // All renders share one object: react-hook-form sets the errors again when it changes.
  const [flashErrors] = useState(() => errorsOf<Values>(flash, labels));
  // Errors of fields are listed field by field.
  const [message, setMessage] = useState<FormMessage>((!flashErrors && flash) || {});
  /** True while the form shows the message that the page was opened with. */
  const [isFlash, setIsFlash] = useState(flash !== undefined);
  const [resolver] = useState(() => lazyResolver(loadSchema));
  useFlashMessage(flash);
  const form = useForm<Values>({ resolver, defaultValues, errors: flashErrors, shouldFocusError: false });
  const { isSubmitting, errors } = form.formState;
  const invalid = Object.keys(errors) as Path<Values>[];

  // The summary is in the order of the fields, which the labels have.
  const fieldErrors = Object.keys(labels).flatMap((name): FieldError[] => {
    const text = errors[name]?.message;
    return typeof text === "string" ? [{ id: `${idPrefix}-${name}`, text }] : [];
  });
  const isError = fieldErrors.length > 0 || (message.message !== undefined && !message.isSuccess);
  const isSuccess = Boolean(message.isSuccess) && !isError;
  useResultTitle(isError ? messages.errorPrefix : isSuccess ? messages.successPrefix : undefined);

  const notesRef = useRef<HTMLDivElement>(null);
  /** The number of times that the notes took the focus, if they were shown. */
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts === 0) return;
    notesRef.current?.focus();
    // Firefox leaves what is partly in view where it is.
    notesRef.current?.scrollIntoView({ block: "nearest" });
  }, [attempts]);

  /** Shows a message while the form is still busy. */
  const announce = useCallback((message: FormMessage) => {
    setMessage(message);
    setAttempts((before) => before + 1);
  }, []);

  /** Shows a message that the page was opened with, as if the server had rendered it. */
  const showOnArrival = useCallback((message: FormMessage) => {
    setMessage(message);
    setIsFlash(true);
    // A visitor who types already is not interrupted.
    if (document.activeElement === document.body) setAttempts((before) => before + 1);
  }, []);

  /** Clears the previous attempt's message, whether this attempt is valid or not. */
  const clearMessage = () => setMessage({});
  const submit = form.handleSubmit(async (values, event) => {
    clearMessage();
    const result = await send(values, event?.target, form);
    const refused = errorsOf<Values>(result, labels);
    if (!refused) return setMessage(result);
    for (const name of Object.keys(refused) as Path<Values>[]) form.setError(name, refused[name] as ErrorOption);
  }, clearMessage);

  const formProps = {
    // A submit before hydration would otherwise put the values into the URL.
    method: "post",
    action,
    ref: disableNativeValidation,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      if (isSubmitting) return event.preventDefault();
      setIsFlash(false);
      // Password managers and browsers set some fields without the events that react-hook-form reads.
      form.setValues(Object.fromEntries(new FormData(event.currentTarget)) as Values);
      submit(event).then(() => setAttempts((before) => before + 1));
    },
    // react-hook-form validates only what is changed after its own first attempt. The error may depend on other fields;
    // one that only the server knows stays until its field is changed.
    onChange({ target }: FormEvent<HTMLFormElement>) {
      const checked = invalid.filter((name) => errors[name]?.type !== SERVER || name === Reflect.get(target, "name"));
      if (checked.length > 0) form.trigger(checked);
    },
    /** Loads the schema before it is needed. */
    onFocusCapture: () => void loadResolver(loadSchema),
  } as const;

  const notes = { message, errors: fieldErrors, isFlash, callbackUrl: flash?.callbackUrl, attempts, ref: notesRef };
  return { form, formProps, notes, setMessage, announce, showOnArrival, errors, isSubmitting };
}

/** Turns the browser's validation off: our schema finds the errors of all fields, and has our messages. */
const disableNativeValidation = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

/** The type of the error of a field that the server refused. */
const SERVER = "server";

/** Puts the server's errors at their fields. @returns undefined if it has none for a field of the form */
function errorsOf<Values extends FieldValues>(message: FormMessage | undefined, labels: object) {
  const errors = Object.entries(message?.errors ?? {}).filter(([name]) => Object.hasOwn(labels, name));
  if (errors.length === 0) return undefined;
  return Object.fromEntries(errors.map(([name, message]) => [name, { type: SERVER, message }])) as FieldErrors<Values>;
}

const loadResolver = <Values extends FieldValues>(loadSchema: FormPostOptions<Values>["loadSchema"]) =>
  Promise.all([import("@hookform/resolvers/zod"), loadSchema()]).then(
    ([{ zodResolver }, schema]) => zodResolver(schema),
    () => undefined,
  );

/** Accepts all values if the schema cannot be loaded, as after the connection was lost. */
const lazyResolver =
  <Values extends FieldValues>(loadSchema: FormPostOptions<Values>["loadSchema"]): Resolver<Values> =>
  async (values, ...rest) => {
    const resolver = await loadResolver(loadSchema);
    return resolver ? resolver(values, ...rest) : { values, errors: {} };
  };

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
