import { existsSync } from "node:fs";
import * as accountForms from "@/lib/accounts/forms";
import * as enquiryForms from "@/lib/enquiries/forms";
import { forms } from "./forms";

test("every form is listed", () => {
  const defined = Object.values({ ...accountForms, ...enquiryForms }).filter((value) => "schema" in value);
  expect(new Set(forms.map(({ form }) => form.name))).toEqual(new Set(defined.map(({ name }) => name)));
});

test.each(forms.map(({ form }) => [form.name, form] as const))("%s has a page and a handler", (_, { page, action }) => {
  expect(existsSync(`app${page}/page.tsx`)).toBe(true);
  expect(existsSync(`app${action}/route.ts`) || action.startsWith("/api/auth/")).toBe(true);
});
