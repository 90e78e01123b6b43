import { expect, open, test } from "../fixtures";
import { googleButton, intents } from "./google-person";

const POLL_MS = 500;
const TRIES = 20;

for (const intent of intents) {
  test(`/${intent} of a site without Google asks every 500 ms, and gives up quietly after 20 tries`, async ({
    page,
    request,
  }) => {
    expect(await (await request.get("/api/auth/providers")).json()).not.toHaveProperty("google");
    let asked = 0;
    const said: string[] = [];
    page.on("request", (asking) => void (asking.url().endsWith("/api/auth/providers") && asked++));
    page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));

    await page.clock.install();
    await page.addInitScript((pollMs) => {
      const { setTimeout: wait } = window;
      Object.assign(window, { waits: 0 });
      window.setTimeout = ((act: () => void, ms: number, ...rest: []) => {
        if (ms === pollMs) Reflect.set(window, "waits", Reflect.get(window, "waits") + 1);
        return wait(act, ms, ...rest);
      }) as typeof setTimeout;
    }, POLL_MS);
    await open(page, `/${intent}`);
    await page.clock.pauseAt(Date.now() + 60_000);
    const waits = () => page.evaluate(() => Reflect.get(window, "waits") as number);

    // Whatever time the page had to itself is over; from here on it has what it is given.
    await expect.poll(waits).toBeGreaterThan(0);
    await expect.poll(async () => (await waits()) - asked).toBe(0);
    for (let tries = asked; tries < TRIES; tries++) {
      await page.clock.runFor(POLL_MS - 1);
      expect(asked).toBe(tries);
      await page.clock.runFor(1);
      await expect.poll(() => asked).toBe(tries + 1);
      if (tries + 1 < TRIES) await expect.poll(waits).toBe(tries + 1);
    }
    await expect.poll(() => said).toEqual(["info: Google sign-in is not offered here."]);
    await page.clock.runFor(20 * POLL_MS);
    expect(asked).toBe(TRIES);
    expect(said).toHaveLength(1);
    await expect(googleButton(page, intent)).toBeDisabled();
    await expect(googleButton(page, intent)).toHaveText(
      { login: "Login with Google", register: "Register with Google" }[intent],
    );
    await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  });
}
