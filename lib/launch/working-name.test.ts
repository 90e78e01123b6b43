import { writeFileSync } from "node:fs";
import { company } from "@/content/company";
import { readBuiltSite } from "@/lib/built-site";
import { findWorkingName } from "@/lib/launch/working-name";
import { withFolder } from "@/lib/testing/folder";

jest.mock("@/lib/built-site", () => ({ BUILT_SITE_FILE: "package.json", readBuiltSite: jest.fn() }));

const inFolder = withFolder();

test("pages that still show the working name are found once the company has another", () => {
  const email = '<a href="mailto:hello@imisozi.example">hello@imisozi.example</a>';
  writeFileSync(inFolder("home.html"), email);
  writeFileSync(inFolder("about-us.html"), `${email}<p>Imisozi means hills</p>`);
  const files = ["home", "about-us"].map((name) => [`/${name}`, { file: inFolder(`${name}.html`), cache: "page" }]);
  jest.mocked(readBuiltSite).mockReturnValue({ files: Object.fromEntries(files) } as never);
  jest.replaceProperty(company, "name", "Imisozi Ltd" as never);
  expect(findWorkingName()).toEqual([]);
  jest.replaceProperty(company, "name", "Other Ltd" as never);
  expect(findWorkingName()).toEqual([{ file: "built site", field: "/about-us", value: "Imisozi means hills" }]);
});
