const POLL_MS = 20;

/** Polls until a condition holds. @throws after a timeout. */
export async function until(holds: () => unknown, withinMs = 20_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
