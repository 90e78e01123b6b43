const POLL_MS = 20;

/** Waits until something holds. @throws where it does not within the time. */
export async function until(holds: () => unknown, withinMs = 20_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
