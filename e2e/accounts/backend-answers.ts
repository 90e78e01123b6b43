import type { Answer } from "../peers/hostile-answers";
import { type Account, expect, type Page } from "./fixtures";

type HostileBackend = {
  answer: unknown;
  answers: object;
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/** How a form is named, sent and answered. */
export const forms = {
  login: { address: "/user/login", button: "Login", call: "login", noReason: "Failed to authenticate user." },
  register: {
    address: "/user/register",
    button: "Register",
    call: "register",
    noReason: "An error occurred. Please try again.",
  },
} as const;
export type FormName = keyof typeof forms;
export const formNames = ["login", "register"] as const;

export const UNAVAILABLE = "Something went wrong. Please try again later.";

/** What no backend means by a yes or a no, `refused` being no backend at all. */
export const unreadable: Record<string, Answer | "refused"> = {
  ...Object.fromEntries(
    (["html", "truncated", "wrong shape", "500", "hang", "huge", "redirect", "reset"] as const).map((answer) => [
      answer,
      answer,
    ]),
  ),
  "refused connection": "refused",
  "empty body": { body: "" },
  "no JSON": { body: "<b>no</b>" },
  null: { body: "null" },
  "a list": { body: [] },
  "a yes that is none": { body: { success: "true", result: {} } },
  "a no with a server's fault": { status: 503, body: { success: false, result: "The disk is full." } },
};

/** What exceptions, servers and their files say of themselves, and what the answers above say. */
export const INNARDS =
  /ECONN|ETIMEDOUT|UND_ERR|fetch failed|terminated|socket|aborted|(Type|Range|Syntax|Abort|Timeout)Error|Unexpected (token|end)|SELECT|users\.js|\/srv\/|node_modules|It works!|disk is full|127\.0\.0\.1/;

export async function answerWith(backend: HostileBackend, answer: Answer | "refused") {
  if (answer === "refused") await backend.stop();
  else backend.answer = answer;
}

/** From here on the backend answers as it should. */
export async function recover(backend: HostileBackend, { username }: Account) {
  await backend.start();
  backend.answers = {
    login: { body: { success: true, result: { username, login_token: "a-login-token", role: "talent" } } },
    register: { body: { success: true, result: "Registered" } },
    talents: { body: { success: true, result: [] } },
  };
}

export async function fillForm(page: Page, { username, password }: Account) {
  await page.getByLabel("Email").fill(username);
  for (const field of await page.locator('main [type="password"]').all()) await field.fill(password);
}

export const submitForm = (page: Page, name: FormName) =>
  page.getByRole("button", { name: forms[name].button, exact: true }).click();

/** The form goes through at last, with what stands in it. */
export async function expectSuccess(page: Page, name: FormName) {
  if (name === "login") await expect(page).toHaveURL("/my-profile");
  else await expect(page.getByRole("main").getByRole("status")).toContainText([/^Registration successful!/]);
}
