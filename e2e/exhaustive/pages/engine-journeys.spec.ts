import { writeFile } from "node:fs/promises";
import { pageContent } from "@/content/pages";
import { newAccount } from "../../accounts/fixtures";
import { test as base, expect, newEmail } from "../../enquiries/fixtures";
import { type Engine, type EngineName, engineNames, startEngine } from "../../support/engines";

interface Fixtures {
  engineName: EngineName;
  hasScripts: boolean;
  engine: Engine;
  visitor: ReturnType<typeof createVisitor>;
}

const test = base.extend<Fixtures>({
  engineName: ["Firefox", { option: true }],
  hasScripts: [true, { option: true }],
  engine: async ({ engineName, hasScripts }, use, testInfo) => {
    const engine = await startEngine(engineName, hasScripts);
    try {
      await engine.setWidth(1280);
      await use(engine);
      if (testInfo.status !== testInfo.expectedStatus) {
        await writeFile(testInfo.outputPath("screenshot.png"), await engine.screenshot());
      }
    } finally {
      await engine.close();
    }
  },
  visitor: async ({ engine, baseURL, hasScripts }, use) => use(createVisitor(engine, baseURL ?? "", hasScripts)),
});

/** The steps of a journey; what is expected is waited for, over navigations as well. */
function createVisitor(engine: Engine, origin: string, hasScripts: boolean) {
  const read = <Result>(selector: string, property: string) =>
    engine.evaluate<Result | null>(`document.querySelector(${JSON.stringify(selector)})?.${property} ?? null`);
  // Reading fails while another page loads.
  const eventually = (assert: () => Promise<void>) => expect(assert).toPass({ timeout: 20_000 });
  const sees = (selector: string, isVisible = true) =>
    eventually(async () => {
      const visible = await read(selector, "checkVisibility({ visibilityProperty: true })");
      expect(visible ?? false, selector).toBe(isVisible);
    });
  return {
    sees,
    /** Opens a page and waits until React has started. */
    async opens(path: string) {
      await engine.open(origin + path);
      if (hasScripts) await sees("html[data-ready]");
    },
    async fillsIn(values: Record<string, string>) {
      for (const [selector, text] of Object.entries(values)) await engine.type(selector, text);
    },
    reads: (selector: string, text: string | RegExp) =>
      eventually(async () => expect(await read(selector, "innerText"), selector).toMatch(text)),
    hasValue: (selector: string, value: string) =>
      eventually(async () => expect(await read(selector, "value"), selector).toBe(value)),
    isAt: (path: string) => eventually(async () => expect(await engine.evaluate("location.pathname")).toBe(path)),
  };
}

const CONTACT_SUBMIT = 'form[action="/enquiries"] [type=submit]';
const enquiry = { name: "Uwase Keza", subject: "Igitabo cy'ubwato", message: "Murakaza neza!" };
const contactFields = (email: string) => ({
  "#contact-name": enquiry.name,
  "#contact-subject": enquiry.subject,
  "#contact-message": enquiry.message,
  "#contact-email": email,
});

// Each journey starts a browser.
test.describe.configure({ timeout: 180_000 });

for (const engineName of engineNames) {
  test.describe(`in ${engineName}`, () => {
    test.use({ engineName });

    test("a click opens a menu, and Escape closes it", async ({ engine, visitor }) => {
      await visitor.opens("/about-us");
      await visitor.sees("#menu-services", false);
      await engine.click("[popovertarget=menu-services]");
      await visitor.sees("#menu-services a");
      await engine.press("Escape");
      await visitor.sees("#menu-services", false);
    });

    test("on a phone the drawer opens, and one of its links leads to another page", async ({ engine, visitor }) => {
      await engine.setWidth(390);
      await visitor.opens("/about-us");
      const link = '#drawer a[href="/services/ui-design"]';
      await engine.click("[aria-haspopup=dialog]");
      await visitor.sees("#drawer");
      await visitor.sees(link, false);
      // WebDriver does not wait for the drawer to slide in before it clicks.
      await expect.poll(() => engine.evaluate("document.getAnimations().length")).toBe(0);
      await engine.click("#drawer summary");
      await visitor.sees(link);
      await engine.click(link);
      await visitor.isAt("/services/ui-design");
      await visitor.sees("#drawer", false);
    });

    test("a tab of a solution's page is chosen by a click, the next one by an arrow key", async ({
      engine,
      visitor,
    }) => {
      const [first, second, third] = pageContent["/solution/repz"].features.map(({ id }) => `#${id}`) as [
        string,
        string,
        string,
      ];
      await visitor.opens("/solution/repz");
      await visitor.sees(first);
      await visitor.sees(second, false);
      await engine.click(`[href="${second}"][role=tab]`);
      await visitor.sees(second);
      await visitor.sees(first, false);
      await engine.press("ArrowRight");
      await visitor.sees(third);
      await visitor.sees(second, false);
    });

    test("a choice in a figure shows another state", async ({ engine, visitor }) => {
      await visitor.opens("/qa/performance-load-testing");
      await visitor.reads(".fig", /^(?!.*Over budget by 1\.5 s).*Pass at the agreed peak/s);
      await engine.click(".fig label:nth-of-type(3)");
      await visitor.reads(".fig", /^(?!.*Pass at the agreed peak).*Over budget by 1\.5 s/s);
    });

    test("an empty message is refused field by field, and a complete one arrives", async ({
      engine,
      visitor,
      mailsOf,
    }) => {
      const email = newEmail();
      await visitor.opens("/contact-us");
      await engine.click(CONTACT_SUBMIT);
      for (const field of Object.keys(contactFields(email)))
        await visitor.reads(`${field}-error`, /^Enter (your|the) /);
      await visitor.fillsIn(contactFields(email));
      await engine.click(CONTACT_SUBMIT);
      await visitor.reads("main", "Message Sent!");
      // The message may be marked as suspect: a program fills in a form faster than a person.
      expect(await mailsOf(email)).toMatchObject([{ subject: expect.stringContaining(`Enquiry: ${enquiry.subject}`) }]);
    });

    test.describe("without scripts", () => {
      test.use({ hasScripts: false });

      test("a message is refused, corrected and sent", async ({ engine, visitor, mailsOf }) => {
        const email = newEmail();
        const [incomplete = ""] = email.split(".rw");
        await visitor.opens("/contact-us");
        await visitor.fillsIn(contactFields(incomplete));
        await engine.press("Enter");
        await visitor.reads("main form [role=group] li", "Enter an email address like name@example.com");
        await visitor.hasValue("#contact-message", enquiry.message);
        await visitor.fillsIn({ "#contact-email": ".rw" });
        await engine.press("Enter");
        await visitor.isAt("/contact-us/sent");
        await visitor.reads("main", "Message Sent!");
        await visitor.sees("html[data-ready]", false);
        expect(await mailsOf(email)).toHaveLength(1);
      });
    });

    test("a visitor registers, logs in, and finds the saved profile again", async ({ engine, visitor }) => {
      const { username, password } = newAccount();
      await visitor.opens("/register");
      await visitor.fillsIn({
        "#register-username": username,
        "#register-password": password,
        "#register-confirm_password": password,
      });
      await engine.press("Enter");
      await visitor.isAt("/login");
      await visitor.reads("main", "Account created. Please log in.");
      await visitor.hasValue("#login-username", username);
      await visitor.fillsIn({ "#login-password": password });
      await engine.click('form[action="/user/login"] [type=submit]');
      await visitor.isAt("/my-profile");
      await visitor.sees("html[data-ready]");
      await engine.click("#profile-kind");
      await visitor.fillsIn({ "#profile-name": "Keza Ltd" });
      await engine.click('form[action="/user/profile"] [type=submit]');
      await visitor.reads("main", /^(?!.*Complete your profile).*Your profile is saved\./s);
      await visitor.opens("/my-profile");
      await visitor.hasValue("#profile-name", "Keza Ltd");
    });

    for (const [path, link] of [
      ["/solution", 'main a[href="/solution/repz"]'],
      ["/services/web-applications", 'main section:last-of-type a[href="/contact-us"]'],
    ] as const) {
      test(`going back to ${path} shows it where it was left, with a figure's choice`, async ({ engine, visitor }) => {
        await visitor.opens(path);
        await engine.evaluate(`document.querySelector("main .fig [type=radio]:not(:checked)")?.click()`);
        const choice = "[...document.querySelectorAll('main .fig [type=radio]')].findIndex((one) => one.checked)";
        const chosen = await engine.evaluate<number>(choice);
        await engine.evaluate(
          `document.querySelector('${link}').scrollIntoView({ behavior: "instant", block: "center" })`,
        );
        const top = await engine.evaluate<number>("scrollY");
        expect(top).toBeGreaterThan(0);
        await engine.click(link);
        await expect.poll(() => engine.evaluate("location.pathname")).not.toBe(path);
        await engine.back();
        await visitor.isAt(path);
        await expect.poll(() => engine.evaluate("scrollY")).toBe(top);
        expect(await engine.evaluate(choice)).toBe(chosen);
      });
    }

    test("an unknown path shows the error page, which leads to the home page", async ({ engine, visitor }) => {
      await visitor.opens("/no-such-page");
      await visitor.reads("main", "404 Not Found");
      await engine.click('main a[href="/"]');
      await visitor.isAt("/");
      await visitor.sees("main [type=email]");
    });
  });
}
