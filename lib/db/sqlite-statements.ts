import "server-only";
import type { Database, Statement } from "better-sqlite3";
import type { CompiledQuery, QueryResult } from "kysely";

/** Lists of different lengths make statements of their own. */
const MOST_STATEMENTS = 500;

/** Prepares each statement once. */
export class Statements {
  private readonly kept = new Map<string, Statement>();

  constructor(private readonly sqlite: Database) {}

  run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.kept.get(sql) ?? this.keep(sql);
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  }

  /** What changes tables changes what a statement means. */
  runOther<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    this.kept.clear();
    const statement = this.sqlite.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    statement.run(parameters);
    return { rows: [] };
  }

  private keep(sql: string): Statement {
    const statement = this.sqlite.prepare(sql);
    if (this.kept.size >= MOST_STATEMENTS) this.kept.clear();
    this.kept.set(sql, statement);
    return statement;
  }
}
