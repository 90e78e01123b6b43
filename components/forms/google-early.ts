/** Google's button, with what the page's own script and React leave on it for each other. */
export interface GoogleButtonElement extends HTMLButtonElement {
  /** Asked once, by whoever came first. */
  isOffered?: Promise<boolean>;
  isLeaving?: boolean;
  /** Nobody could leave, and there was no page to say so: React does. */
  hasFailed?: boolean;
  /** Told when nobody can leave, and of the page that says so where the site could name one. */
  stay?: (page?: string) => void;
}

// These also stand in pages, as text. So they use nothing from outside, and no function in them has a name: what runs
// lib/cli/finish-pages.ts would add a call of its own for it.

/** Whether Google can be used: asked at once, then every 500 ms until it can or the button is gone, given up after 20 tries. */
export function askForGoogle(button: GoogleButtonElement): Promise<boolean> {
  const pollMs = 500;
  const mostTries = 20;
  button.isOffered ??= (async () => {
    for (let tries = 1; button.isConnected; tries++) {
      const isOffered = await fetch("/api/auth/providers")
        .then((answer) => answer.json())
        .then((providers) => Boolean(providers?.google))
        .catch(() => false);
      if (isOffered) return true;
      if (tries < mostTries) await new Promise((resolve) => setTimeout(resolve, pollMs));
      else {
        if (button.isConnected) console.info("Google sign-in is not offered here.");
        break;
      }
    }
    return false;
  })();
  return button.isOffered;
}

/** Goes where somebody signs in with Google, once, however often the button is pressed. */
export async function leaveForGoogle(button: GoogleButtonElement) {
  if (button.isLeaving) return;
  button.isLeaving = true;
  const url: string | undefined = await fetch("/api/auth/csrf")
    .then((answer) => answer.json())
    .then(({ csrfToken }) =>
      fetch("/api/auth/signin/google", {
        method: "POST",
        body: new URLSearchParams({
          csrfToken,
          intent: button.dataset.google ?? "",
          // The site takes it only where it is a page of its own.
          callbackUrl: new URLSearchParams(location.search).get("callbackUrl") || "/home",
          json: "true",
        }),
      }),
    )
    .then((answer) => answer.json())
    .then((way) => way.url)
    .catch(() => undefined);
  if (url && new URL(url, location.href).origin !== location.origin) {
    // The page may come back as it was left; that it shows itself for the first time is no return.
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) button.isLeaving = false;
    });
    return location.assign(url);
  }
  button.isLeaving = false;
  button.stay?.(url);
}

/** Has the button work before React comes. What fails then is told by a page, or by React once it is there. */
function wakeGoogle(button: GoogleButtonElement, ask: typeof askForGoogle, leave: typeof leaveForGoogle) {
  button.stay = (page) => {
    if (page) location.assign(page);
    else button.hasFailed = true;
  };
  button.onclick = () => leave(button);
  ask(button).then((isOffered) => {
    button.disabled = !isOffered;
  });
}

/** The script of a page that has the button; lib/cli/finish-pages.ts puts it there. */
export const googleScript = `(${wakeGoogle})(document.querySelector("[data-google]"),${askForGoogle},${leaveForGoogle})`;
