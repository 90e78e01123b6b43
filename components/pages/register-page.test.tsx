import { renderToStaticMarkup } from "react-dom/server";
import { RegisterPage } from "./register-page";

test("only a site whose backend saves profiles speaks of them", () => {
  expect(renderToStaticMarkup(<RegisterPage hasKinds />)).toContain("An account keeps one profile.");
  expect(renderToStaticMarkup(<RegisterPage hasKinds={false} />)).not.toMatch(/\bprofile/);
});
