import { readFileSync } from "node:fs";
import { UNTRACED } from "./container-image";

test("the image has all modules that the installed Next resolves by name", () => {
  const file = require.resolve("next/dist/server/config-utils");
  const resolved = readFileSync(file, "utf8").match(/next\/dist\/[^'"]+/g) ?? [];
  expect(resolved.length).toBeGreaterThan(0);
  expect(resolved.filter((name) => !UNTRACED.some((known) => name === known || name.startsWith(`${known}/`)))).toEqual(
    [],
  );
});
