import { useEffect, useRef, useState } from "react";
import { askForGoogle, type GoogleButtonElement, leaveForGoogle } from "./google-early";

/** Google's button, which the page's own script may have woken before: what it can do, and how it went. */
export function useGoogle() {
  const button = useRef<GoogleButtonElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!button.current) return;
    button.current.stay = () => setHasFailed(true);
    setHasFailed(Boolean(button.current.hasFailed));
    askForGoogle(button.current).then(setIsReady);
  }, []);

  const leave = () => {
    setHasFailed(false);
    if (button.current) leaveForGoogle(button.current);
  };
  return { button, isReady, hasFailed, leave };
}
