/**
 * The limit of a call. An ordinary one takes 1 to 5 milliseconds of the processor, and one of the texts below up to a
 * second, where it is not refused first.
 */
export const MAX_PROCESSOR_MS = 100;

const inEqualParts = (parts: readonly string[], bytes: number) =>
  parts.map((part) => part.repeat(bytes / parts.length / Buffer.byteLength(part))).join("");

/** Texts of so many bytes that take long to normalize, or to parse as an address or a URL. */
export function longTexts(bytes: number): Record<string, string> {
  // Unicode orders combining marks by their class, which takes time that grows with the square of their number.
  const marks = ["\u0345", "\u0300", "\u0334"];
  const all = inEqualParts(marks, bytes);
  return {
    marks: `a${all}`,
    address: `a@a${all}`,
    url: `http://a${all}`,
    "encoded url": `http://a${inEqualParts(marks.map(encodeURIComponent), bytes)}`,
    parameters: `/?${"a&".repeat(bytes / 2)}`,
  };
}

async function processorMs(act: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Measures the least time of the processor that a call needs, in milliseconds: the first one compiles, and any may
 * collect garbage.
 */
export async function leastProcessorMs(act: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3 && least > MAX_PROCESSOR_MS; i++) least = Math.min(least, await processorMs(act));
  return least;
}
