import { spawn } from "node:child_process";
import puppeteer from "puppeteer-core";
import { Builder } from "selenium-webdriver";
import { freePort } from "@/lib/testing/free-port";
import { until } from "@/lib/testing/until";

/** A browser with one page. */
export interface Engine {
  setWidth(width: number): Promise<void>;
  open(url: string): Promise<void>;
  evaluate<Result>(expression: string): Promise<Result>;
  /** In PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

const HEIGHT = 900;
const HOST = "127.0.0.1";
const FIREFOX = "/usr/bin/firefox-esr";
const XVFB = "/usr/bin/xvfb-run";
const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";

/** Debian's Firefox by WebDriver BiDi: Debian has no geckodriver, which classic WebDriver needs. */
async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: FIREFOX });
  const page = await browser.newPage();
  return {
    setWidth: (width) => page.setViewport({ width, height: HEIGHT }),
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** Debian's WebKit by WebDriver. It has no headless mode. */
async function startWebKit(): Promise<Engine> {
  const port = await freePort(HOST);
  const driver = spawn(
    XVFB,
    ["--auto-servernum", "--server-args=-screen 0 1920x1080x24", WEBKIT_DRIVER, `--host=${HOST}`, `--port=${port}`],
    {
      stdio: "ignore",
      // xvfb-run leaves its children running when it is killed: all of the group are.
      detached: true,
      // Without a graphics card, and as root.
      env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: "1", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    },
  );
  const stop = () => {
    process.off("exit", stop);
    if (driver.pid) process.kill(-driver.pid);
  };
  // For a test run that ends early.
  process.once("exit", stop);
  try {
    const server = `http://${HOST}:${port}`;
    const isUp = () =>
      fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(isUp, 60_000);
    const args = ["--automation", "--javascript-can-open-windows-automatically=true"];
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
        // The window has its new size later.
        await until(async () => (await evaluate("innerWidth")) === width);
      },
      open: (url) => browser.get(url),
      evaluate,
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
export const engines = {
  Firefox: { start: startFirefox, programs: [FIREFOX], packages: "firefox-esr" },
  WebKit: { start: startWebKit, programs: [WEBKIT_DRIVER, XVFB], packages: "webkit2gtk-driver, xvfb" },
};
