/** What a site has printed since the last line of Node's start, and is no line of the log. */
export function oddLines(logs: string): string[] {
  const lines = logs.split("\n").filter(Boolean);
  const logged = lines.slice(lines.findIndex((line) => line.startsWith("The site is at")) + 1);
  return logged.filter((line) => !/^\{.*\}$/.test(line));
}
