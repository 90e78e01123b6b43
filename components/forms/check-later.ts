import type { FieldValues, Resolver } from "react-hook-form";

type Checks = typeof import("./checks").checks;

/** Schemas and their library are half of a form's code, and nobody needs them before something is typed. */
const load = () =>
  import("./checks").then(
    ({ checks }) => checks,
    // They did not arrive: the server checks as well, and says the same.
    () => undefined,
  );

/**
 * Checks a form by its schema.
 * @returns `check` for react-hook-form, and `prepare` for the moment when somebody turns to the form.
 */
export const checkLater = <Values extends FieldValues>(pick: (checks: Checks) => Resolver<Values>) => ({
  check: (async (values, ...rest) => {
    const checks = await load();
    return checks ? pick(checks)(values, ...rest) : { values, errors: {} };
  }) satisfies Resolver<Values>,
  prepare: () => {
    load();
  },
});
