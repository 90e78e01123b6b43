import type { FieldValues, Resolver } from "react-hook-form";

type Resolvers = typeof import("./resolvers").resolvers;

/** The schemas for a form without react-hook-form. Not loaded: the server validates as well, with the same messages. */
export const loadSchemas = () => import("@/lib/forms/schemas").catch(() => undefined);

const load = () =>
  import("./resolvers").then(
    ({ resolvers }) => resolvers,
    // Not loaded: the server validates as well, with the same messages.
    () => undefined,
  );

/** For a form's onFocus: has the schemas there before they are needed. */
export const preloadSchemas = () => {
  load();
};

/** zod and the schemas are 15 kB of brotli, which a page with a form would otherwise load for every visitor. */
export const lazyResolver =
  <Values extends FieldValues>(pick: (resolvers: Resolvers) => Resolver<Values>): Resolver<Values> =>
  async (values, ...rest) => {
    const resolvers = await load();
    return resolvers ? pick(resolvers)(values, ...rest) : { values, errors: {} };
  };
