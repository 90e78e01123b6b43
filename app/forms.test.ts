import { existsSync, readdirSync } from "node:fs";
import { forms } from "./forms";

test("every form is listed", () => {
  const files = readdirSync("lib", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".form.ts"));
  expect(new Set(forms.map(({ form }) => form.name)).size).toBe(files.length);
});

test.each(forms.map(({ form }) => [form.name, form] as const))("%s has a page and a handler", (_, { page, action }) => {
  expect(existsSync(`app${page}/page.tsx`)).toBe(true);
  expect(existsSync(`app${action}/route.ts`) || action.startsWith("/api/auth/")).toBe(true);
});
