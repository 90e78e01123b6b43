import "server-only";

const GIVE_UP_AFTER_MS = 3000;
const LONGEST_PAUSE_MS = 250;

/**
 * Does again, after a pause, what failed because another instance was doing the same.
 * @throws the last error, after three seconds, or at once where it is not worth it.
 */
export async function tryAgain<T>(act: () => T | Promise<T>, isWorthIt: (error: unknown) => boolean): Promise<T> {
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (performance.now() > giveUpAt || !isWorthIt(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));
  }
}
