import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

type Resolvers = typeof import("./resolvers").resolvers;

/** The schemas for a form without react-hook-form. Not loaded: the server validates as well, with the same messages. */
export const loadSchemas = () => import("@/lib/forms/schemas").catch(() => undefined);

const load = () =>
  import("./resolvers").then(
    ({ resolvers }) => resolvers,
    () => undefined,
  );

/** The type of the error of a whole form whose schema was not loaded. */
export const NOT_LOADED = "not-loaded";

/** For a form's onFocus: has the schemas there before they are needed. */
export const preloadSchemas = () => {
  load();
};

/** zod and the schemas are 15 kB of brotli, which a page with a form would otherwise load for every visitor. */
export const lazyResolver =
  <Values extends FieldValues>(pick: (resolvers: Resolvers) => Resolver<Values>): Resolver<Values> =>
  async (values, ...rest) => {
    const resolvers = await load();
    return resolvers
      ? pick(resolvers)(values, ...rest)
      : { values: {}, errors: { root: { type: NOT_LOADED } } as FieldErrors<Values> };
  };
