import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { Builder, By, Key } from "selenium-webdriver";
import { freePort } from "@/lib/testing/free-port";
import { until } from "@/lib/testing/until";

/** A browser with one page. */
export interface Engine {
  setWidth(width: number): Promise<void>;
  open(url: string): Promise<void>;
  evaluate<Result>(expression: string): Promise<Result>;
  /** Clicks the first element of a CSS selector. Firefox cannot without scripts. */
  click(selector: string): Promise<void>;
  /** Types at the end of a field. */
  type(selector: string, text: string): Promise<void>;
  press(key: keyof typeof KEYS): Promise<void>;
  /** Moves the mouse to a point of the window, at once. */
  moveTo(x: number, y: number): Promise<void>;
  back(): Promise<void>;
  /** Takes a screenshot as PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Names of keys in puppeteer, and their characters in WebDriver. */
const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT };
const HEIGHT = 900;
const HOST = "127.0.0.1";
const FIREFOX = "/usr/bin/firefox-esr";
const XVFB = "/usr/bin/xvfb-run";
const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";

/** Starts Debian's Firefox by WebDriver BiDi: Debian has no geckodriver, which classic WebDriver needs. */
async function startFirefox(hasScripts: boolean, fontSize: number): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    extraPrefsFirefox: { "javascript.enabled": hasScripts, "font.size.variable.x-western": fontSize },
  });
  const page = await browser.newPage();
  return {
    setWidth: (width) => page.setViewport({ width, height: HEIGHT }),
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
    // The click waits for an IntersectionObserver, so that it never ends without scripts.
    click: (selector) => page.click(selector),
    type: async (selector, text) => {
      await page.focus(selector);
      await page.keyboard.press("End");
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    moveTo: (x, y) => page.mouse.move(x, y),
    // page.goBack() waits for a load, which a page of the back-forward cache does not have.
    back: () => page.evaluate("history.back()") as Promise<void>,
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/**
 * Starts Debian's WebKit by WebDriver. It has no headless mode. Its parser drops the scripts of pages if they are
 * turned off, while WebDriver, which is made of scripts itself, still works.
 */
async function startWebKit(hasScripts: boolean): Promise<Engine> {
  const port = await freePort(HOST);
  const driver = spawn(
    XVFB,
    ["--auto-servernum", "--server-args=-screen 0 1920x1080x24", WEBKIT_DRIVER, `--host=${HOST}`, `--port=${port}`],
    {
      stdio: "ignore",
      // xvfb-run leaves its children running when it is killed, so the whole group is.
      detached: true,
      // The machine may have no graphics card, and its user may be root.
      env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: "1", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    },
  );
  const stop = () => {
    process.off("exit", stop);
    if (driver.pid) process.kill(-driver.pid);
  };
  // A test run may end early.
  process.once("exit", stop);
  try {
    const server = `http://${HOST}:${port}`;
    const isUp = () =>
      fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(isUp, 60_000);
    const args = [
      "--automation",
      "--javascript-can-open-windows-automatically=true",
      `--enable-javascript-markup=${hasScripts}`,
    ];
    const browser = await new Builder()
      .usingServer(server)
      .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { args } })
      .build();
    // The toolbar of an ordinary window is 447 px wide, a popup has none.
    await browser.executeScript("open('about:blank', '_blank', 'popup,width=340,height=800')");
    const first = await browser.getWindowHandle();
    const popup = (await browser.getAllWindowHandles()).find((handle) => handle !== first);
    if (!popup) throw new Error("WebKit opened no popup.");
    await browser.switchTo().window(popup);
    const evaluate = <Result>(expression: string) => browser.executeScript<Result>(`return ${expression}`);
    return {
      setWidth: async (width) => {
        await browser.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT });
        // The window gets its new size later.
        await until(async () => (await evaluate("innerWidth")) === width);
      },
      open: (url) => browser.get(url),
      evaluate,
      click: async (selector) => {
        const element = await browser.findElement(By.css(selector));
        // WebKitWebDriver does not scroll to an element, and refuses to click one that is out of view.
        await browser.executeScript('arguments[0].scrollIntoView({ behavior: "instant", block: "center" })', element);
        await element.click();
      },
      // The focus selects the field's text, which typing would replace.
      type: (selector, text) => browser.findElement(By.css(selector)).sendKeys(Key.END, text),
      press: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
      moveTo: (x, y) => browser.actions().move({ x, y, duration: 0 }).perform(),
      back: () => browser.navigate().back(),
      screenshot: async () => Buffer.from(await browser.takeScreenshot(), "base64"),
      close: async () => {
        await browser.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The engines that Playwright cannot drive where its own builds cannot be fetched. */
const engines = {
  Firefox: { start: startFirefox, programs: [FIREFOX], packages: "firefox-esr" },
  WebKit: { start: startWebKit, programs: [WEBKIT_DRIVER, XVFB], packages: "webkit2gtk-driver, xvfb" },
};

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];

/**
 * Starts an engine. A test is skipped where it is not installed; in CI it fails.
 * @param fontSize of the visitor's preference; WebKit's MiniBrowser has no such setting
 */
export function startEngine(name: EngineName, hasScripts = true, fontSize = 16): Promise<Engine> {
  const { start, programs, packages } = engines[name];
  const isInstalled = programs.every((program) => existsSync(program));
  test.skip(!process.env.CI && !isInstalled, `SKIPPED: Debian's ${packages} is not installed.`);
  expect(isInstalled, `Debian's ${packages} is installed`).toBe(true);
  return start(hasScripts, fontSize);
}
