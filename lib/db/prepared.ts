import "server-only";
import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { Schema } from "./schema";

/** Stands for a value while a query is put together. */
class Place {
  constructor(readonly name: string) {}
}

/**
 * A query that is put together once and not each time, which takes Kysely longer than it takes SQLite to answer it.
 * @param build is handed a stand-in for each value: it may pass them on, and look at none.
 * @returns runs the query with these values, which have the same names each time.
 */
export function prepare<Values extends object, Row>(
  build: (db: Kysely<Schema>, values: Values) => Compilable<Row>,
): (db: Kysely<Schema>, values: Values) => Promise<Row[]> {
  /** By dialect: each transaction has a `db` of its own. */
  const built = new Map<unknown, CompiledQuery<Row>>();

  return async (db, values) => {
    const dialect = db.getExecutor().adapter.constructor;
    let query = built.get(dialect);
    if (!query) {
      const places = Object.keys(values).map((name) => [name, new Place(name)]);
      query = build(db, Object.fromEntries(places)).compile();
      built.set(dialect, query);
    }
    const given = values as Record<string, unknown>;
    const parameters = query.parameters.map((value) => (value instanceof Place ? given[value.name] : value));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
