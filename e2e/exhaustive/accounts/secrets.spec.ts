import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "../../fixtures";

// Other places are tested elsewhere: logs in security/secrets-in-logs.spec.ts, cookies in lib/accounts/session.test.ts,
// pages and responses in accounts/requests.spec.ts.
test("no script, style or page of the build contains a key", () => {
  const root = path.join(__dirname, "../../../.next");
  const files = ["static", "server/app"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && (folder === "static" || /\.(html|rsc)$/.test(entry.name)))
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name)),
  );
  for (const type of [".js", ".html"]) expect(files.filter((file) => file.endsWith(type)).length).toBeGreaterThan(5);
  const key = /development-key|BACKEND_API_KEY|NEXTAUTH_SECRET|GOOGLE_CLIENT_SECRET|api_key|login_token/;
  expect(files.filter((file) => key.test(readFileSync(file, "utf8")))).toEqual([]);
});
