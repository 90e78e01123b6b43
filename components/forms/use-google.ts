import { useEffect, useState } from "react";
import { wantedPath } from "./use-after-login";

const POLL_MS = 500;
const LONGEST_WAIT_TRIES = 20;

const getJson = async (address: string, init?: RequestInit) => (await fetch(address, init)).json();

const isOffered = () =>
  getJson("/api/auth/providers").then(
    (providers) => Boolean(providers?.google),
    () => false,
  );

/** Whether Google can be used: asked at once, then every 500 ms until it can, given up after 20 tries. */
export function useGoogleReadiness(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    let tries = 0;
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    const ask = async () => {
      tries++;
      const isThere = await isOffered();
      if (isLeft) return;
      if (isThere) return setIsReady(true);
      if (tries < LONGEST_WAIT_TRIES) timer = setTimeout(ask, POLL_MS);
      else console.info("Google sign-in is not offered here.");
    };
    ask();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, []);
  return isReady;
}

/** Where to go to sign in with Google. @throws where the site cannot say. */
export async function findGoogleUrl(intent: "login" | "register"): Promise<string> {
  const { csrfToken } = await getJson("/api/auth/csrf");
  const { url } = await getJson("/api/auth/signin/google", {
    method: "POST",
    body: new URLSearchParams({ csrfToken, intent, callbackUrl: wantedPath() ?? "/home", json: "true" }),
  });
  // next-auth leads to an error page of our own where the issuer cannot be reached.
  if (new URL(url).origin === location.origin) throw new Error("Google cannot be reached");
  return url;
}
