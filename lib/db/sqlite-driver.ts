import "server-only";
import type { Database } from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from "kysely";
import { type Group, GroupCommit } from "./group-commit";
import { Statements } from "./sqlite-statements";
import { WalSync } from "./wal-sync";

const WRITES = /^(insert|update|delete)\b/i;
const READS = /^select\b/i;

/** Within a group a transaction is taken back without the others. */
const [SAVEPOINT, ROLLBACK, RELEASE] = ["savepoint one", "rollback to one", "release one"].map((text) =>
  CompiledQuery.raw(text),
) as [CompiledQuery, CompiledQuery, CompiledQuery];

/** A connection as Kysely asks for one: each is for one transaction, or for single statements. */
export class SharedConnection implements DatabaseConnection {
  /** Of the transaction that it is in. */
  private group: Group | undefined;

  constructor(
    private readonly sqlite: Database,
    private readonly statements: Statements,
    private readonly all: GroupCommit,
    private readonly log: WalSync,
  ) {}

  async begin(): Promise<Group> {
    const group = await this.all.enter();
    this.group = group;
    try {
      this.runIn(group, SAVEPOINT);
      return group;
    } catch (error) {
      this.leave();
      throw error;
    }
  }

  async commit() {
    const { group } = this;
    if (!group) return;
    if (!group.failure) this.runIn(group, RELEASE);
    this.leave();
    await group.committed;
  }

  rollback() {
    const { group } = this;
    if (!group) return;
    try {
      if (!group.failure) for (const query of [ROLLBACK, RELEASE]) this.runIn(group, query);
    } finally {
      this.leave();
    }
  }

  /** @see runTogether in together.ts */
  async runTogether(queries: CompiledQuery[], isRight: (results: QueryResult<unknown>[]) => boolean): Promise<boolean> {
    const group = await this.begin();
    try {
      const results = queries.map((query) => this.runIn(group, query));
      if (isRight(results)) {
        await this.commit();
        return true;
      }
    } catch (error) {
      this.rollback();
      throw error;
    }
    this.rollback();
    return false;
  }

  private leave() {
    this.group = undefined;
    this.all.leave();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.group) return this.runIn<R>(this.group, query);
    if (WRITES.test(query.sql)) return this.write(query);
    return READS.test(query.sql) ? this.read(query) : this.runAlone(query);
  }

  /** @throws what SQLite throws; that is the statement's own, unless SQLite has given up all of the group for it. */
  private runIn<R>(group: Group, query: CompiledQuery): QueryResult<R> {
    if (group.failure) throw group.failure;
    try {
      return this.statements.run<R>(query);
    } catch (error) {
      if (!this.sqlite.inTransaction) group.failure = error;
      throw error;
    }
  }

  private async write<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const group = await this.all.enter();
    try {
      return this.runIn<R>(group, query);
    } finally {
      this.all.leave();
      // An error, too, may tell of what others have written: that such a row is there.
      await group.committed;
    }
  }

  private async read<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.all.group) {
      const { rows, onDisk } = await this.all.whenUnlocked(() => ({
        rows: this.statements.run<R>(query),
        // As of now: a disk that refuses it a moment later has refused what was read.
        onDisk: this.all.onDisk,
      }));
      await onDisk;
      return rows;
    }
    await this.all.take();
    const { group } = this.all;
    try {
      return group ? this.runIn<R>(group, query) : this.statements.run<R>(query);
    } finally {
      this.all.leave();
      // What was read may be what is not on the disk yet.
      await (group?.committed ?? this.all.onDisk);
    }
  }

  /** What SQLite does outside of a transaction only, or what changes tables. */
  private async runAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.all.take();
    try {
      this.all.commit();
      const result = await this.all.whenUnlocked(() => this.statements.runOther<R>(query));
      await this.log.whenOnDisk();
      return result;
    } finally {
      this.all.leave();
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for it, and nobody here.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Not with SQLite: its rows come all at once");
  }
}

/** Kysely's driver of a SQLite file: in this process many share the one connection. */
export class SharedSqliteDriver implements Driver {
  private readonly statements: Statements;
  private readonly all: GroupCommit;
  private readonly log: WalSync;

  constructor(private readonly sqlite: Database) {
    this.statements = new Statements(sqlite);
    this.log = new WalSync(sqlite.name);
    this.all = new GroupCommit(sqlite, this.log);
  }

  async init() {}

  async acquireConnection() {
    return new SharedConnection(this.sqlite, this.statements, this.all, this.log);
  }

  async releaseConnection() {}

  beginTransaction = async (connection: DatabaseConnection) => void (await (connection as SharedConnection).begin());
  commitTransaction = (connection: DatabaseConnection) => (connection as SharedConnection).commit();
  rollbackTransaction = async (connection: DatabaseConnection) => (connection as SharedConnection).rollback();

  async destroy() {
    this.all.commit();
    await this.log.close();
    this.sqlite.close();
  }
}
