import { renderToStaticMarkup } from "react-dom/server";
import { register } from "@/content/account";
import { RegisterPage } from "./register-page";

jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));

test.each([true, false])("kinds of account are named where there is a choice: %s", (hasKinds) => {
  const html = renderToStaticMarkup(<RegisterPage hasKinds={hasKinds} />);
  const shown = [register.kindLead, ...register.kinds.map(({ term }) => `>${term}<`)].map((text) =>
    html.includes(text),
  );
  expect(shown).toEqual(shown.map(() => hasKinds));
});
