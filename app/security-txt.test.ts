import { GET } from "./.well-known/security.txt/route";

const DAY_MS = 24 * 60 * 60 * 1000;

test("security.txt expires less than a year after the build", async () => {
  jest.useFakeTimers({ now: Date.UTC(2030, 0) });
  const [, expires = ""] = /^Expires: (.+)$/m.exec(await GET().text()) ?? [];
  const days = (Date.parse(expires) - Date.now()) / DAY_MS;
  jest.useRealTimers();
  expect(days).toBeLessThan(365);
  expect(days).toBeGreaterThan(360);
});
