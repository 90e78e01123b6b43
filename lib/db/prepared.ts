import "server-only";
import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { Schema } from "./schema";

/** Stands for a value while a query is put together. */
class Place {
  constructor(readonly name: string) {}
}

interface Prepared<Values, Row> {
  /** Runs the query with these values. */
  (db: Kysely<Schema>, values: Values): Promise<Row[]>;
  /** The query with these values, for whoever runs it. */
  fill: (db: Kysely<Schema>, values: Values) => CompiledQuery<Row>;
}

/**
 * A query that is put together once and not each time, which takes Kysely longer than it takes SQLite to answer it.
 * @param build is handed a stand-in for each value: it may pass them on, and look at none.
 * @returns runs the query, or fills it in, with values that have the same names each time.
 */
export function prepare<Values extends object, Row>(
  build: (db: Kysely<Schema>, values: Values) => Compilable<Row>,
): Prepared<Values, Row> {
  /** By dialect: each transaction has a `db` of its own. */
  const built = new Map<unknown, CompiledQuery<Row>>();

  const fill = (db: Kysely<Schema>, values: Values) => {
    const dialect = db.getExecutor().adapter.constructor;
    let query = built.get(dialect);
    if (!query) {
      const places = Object.keys(values).map((name) => [name, new Place(name)]);
      query = build(db, Object.fromEntries(places)).compile();
      built.set(dialect, query);
    }
    const given = values as Record<string, unknown>;
    const parameters = query.parameters.map((value) => (value instanceof Place ? given[value.name] : value));
    return { ...query, parameters };
  };
  const run = async (db: Kysely<Schema>, values: Values) => (await db.executeQuery<Row>(fill(db, values))).rows;
  return Object.assign(run, { fill });
}
