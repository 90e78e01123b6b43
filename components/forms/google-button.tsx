"use client";

import { useEffect, useId, useRef, useState } from "react";
import * as messages from "@/content/messages";
import { type ApiResponse, postJson, toFormMessage } from "@/lib/forms/browser";
import type { FormMessage } from "@/lib/forms/define";
import { callbackOfPage } from "@/lib/http/callback-url";
import { Note } from "./form-parts";

const { failed, inApp, notOffered, needsScript } = messages.google;

/** Browsers of apps (LinkedIn, Facebook, Instagram, Android WebViews), in which Google refuses to log in. */
const IN_APP = /LinkedInApp|FBAN|FBAV|FB_IAB|Instagram|; wv\)/;

const POLL_MS = 500;
const MAX_POLLS = 20;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const fetchJson = async (path: string, init?: RequestInit) => {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path} failed: ${response.status}`);
  return response.json();
};

/** Polls the site at once and every 500 ms, until it answers whether it has Google. */
async function isGoogleConfigured(signal: AbortSignal): Promise<boolean> {
  for (let polls = 1; !signal.aborted; polls++) {
    try {
      const providers: { google?: object } = await fetchJson("/api/auth/providers", { signal });
      return Boolean(providers.google);
    } catch {
      // The site was not reachable, failed, or answered something else than JSON.
      if (polls === MAX_POLLS) break;
      await wait(POLL_MS);
    }
  }
  return false;
}

/** Starts next-auth's sign-in without its client library. The result is Google's URL. */
async function startSignIn(action: string, intent: string): Promise<ApiResponse> {
  try {
    const { csrfToken } = await fetchJson("/api/auth/csrf");
    const callbackUrl = callbackOfPage() ?? "/home";
    return await postJson(action, { csrfToken, intent, callbackUrl });
  } catch {
    return { isSuccess: false };
  }
}

function useGoogle(action: string, intent: keyof typeof failed) {
  /** Undefined until the site has answered. */
  const [isReady, setIsReady] = useState<boolean>();
  const [failure, setFailure] = useState<FormMessage>({});
  const isLeaving = useRef(false);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    isGoogleConfigured(signal).then((isConfigured) => {
      if (signal.aborted) return;
      setIsReady(isConfigured);
      if (!isConfigured) console.info("Google sign-in is not offered here.");
    });
    // The back/forward cache restores the page as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) isLeaving.current = false;
    };
    addEventListener("pageshow", onPageShow, { signal });
    return () => controller.abort();
  }, []);

  const signIn = async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setFailure({});
    const response = await startSignIn(action, intent);
    if (response.isSuccess) return location.assign(String(response.result));
    isLeaving.current = false;
    setFailure(toFormMessage(response, failed[intent]));
  };
  return { isReady, failure, signIn };
}

interface GoogleButtonProps {
  action: string;
  label: string;
  intent: keyof typeof failed;
}

/** A button that signs in with Google, by redirect. It is disabled until the provider is known to be configured. */
export function GoogleButton({ action, label, intent }: GoogleButtonProps) {
  const { isReady, failure, signIn } = useGoogle(action, intent);
  const [isInApp, setIsInApp] = useState(false);
  useEffect(() => setIsInApp(IN_APP.test(navigator.userAgent)), []);
  const reason = useId();
  return (
    <div>
      <Note reference={failure.reference} className="mb-5">
        {failure.message}
      </Note>
      <button
        type="button"
        disabled={!isReady}
        aria-describedby={isReady ? undefined : reason}
        onClick={signIn}
        className="btn btn-outline border-ink-500 w-full disabled:bg-ink-100"
      >
        <svg viewBox="0 0 18 18" className="size-[18px]" aria-hidden="true">
          <path
            fill="#4285F4"
            d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z"
          />
          <path
            fill="#34A853"
            d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18z"
          />
          <path fill="#FBBC05" d="M3.96 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33z" />
          <path
            fill="#EA4335"
            d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59C13.46.89 11.43 0 9 0A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58z"
          />
        </svg>
        {label}
      </button>
      {!isReady && (
        // Scripts are quick to know the provider: why the button waits for it is shown without them alone.
        <p id={reason} className={`mt-2 text-sm text-ink-700 ${isReady === undefined ? "unless-js" : ""}`}>
          {isReady === undefined ? needsScript : notOffered}
        </p>
      )}
      {isInApp && <p className="mt-2 text-sm text-ink-700">{inApp}</p>}
    </div>
  );
}
