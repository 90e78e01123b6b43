import type { Page } from "./fixtures";

/** What an address answers: JSON, a page that is no JSON, or nothing because the line is lost. */
type Answer = { success: boolean; result?: string } | "no JSON" | "line lost";

/**
 * Answers a form's posts in the server's place. Sign-in and the delivery of enquiries
 * come with their own issues: this stands in until those addresses answer themselves.
 */
export async function standIn(page: Page, address: string, answer: Answer, { isHeld = false } = {}) {
  const posts: unknown[] = [];
  let release = () => {};
  const held = isHeld ? new Promise<void>((resolve) => (release = resolve)) : undefined;
  await page.route(address, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    posts.push(route.request().postDataJSON());
    await held;
    if (answer === "line lost") return route.abort();
    if (answer === "no JSON") return route.fulfill({ contentType: "text/html", body: "<p>Bad gateway</p>" });
    return route.fulfill({ json: answer });
  });
  return { posts, release: () => release() };
}
