import "server-only";
import type { Database, Statement } from "better-sqlite3";
import { codeOf } from "./error-code";
import { tryAgain } from "./try-again";
import type { WalSync } from "./wal-sync";

/** How long a file may be locked by another process before nobody waits for it any more. */
const PATIENCE_MS = 3000;

/** Before a test's own clock is set. */
const afterThisRound = setImmediate;

interface Waiting {
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** What is written in one round of the event loop, and is on the disk or not as one. */
export class Group {
  /** Comes once it is on the disk. @throws why it is not. */
  readonly committed: Promise<void>;
  /** Why SQLite has given it up already: the disk is full, for example. */
  failure: unknown;
  resolve: () => void = () => {};
  reject: (error: unknown) => void = () => {};

  constructor() {
    this.committed = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
    // Whoever is in it hears of it; where nobody is any more, there is nobody to tell.
    this.committed.catch(() => {});
  }
}

/**
 * The only connection to a SQLite file, which one has at a time. What comes in the same round of the event loop is
 * committed together, as the disk takes as long for many as for one; each waits for that before it is answered.
 */
export class GroupCommit {
  private readonly waiting: Waiting[] = [];
  private isTaken = false;
  private lockedSince: number | undefined;
  /** Undefined where nothing has been written that is not committed. */
  group: Group | undefined;

  private readonly begin: Statement;
  private readonly end: Statement;

  /** Of what has been committed last, until it is on the disk. */
  onDisk: Promise<void> | undefined;

  constructor(
    private readonly sqlite: Database,
    private readonly log: WalSync,
  ) {
    this.begin = sqlite.prepare("begin immediate");
    this.end = sqlite.prepare("commit");
  }

  /** Waits until nobody else has the connection. Whoever has it gives it back (`leave`). @throws where the file stays locked. */
  async take(): Promise<void> {
    if (this.isTaken) return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
    this.isTaken = true;
  }

  leave(): void {
    if (this.group?.failure) this.commit();
    const next = this.waiting.shift();
    if (next) next.resolve();
    else this.isTaken = false;
    if (this.group && !next) afterThisRound(() => this.isTaken || this.commit());
  }

  /** Takes the connection for something to write. @throws where the file stays locked. */
  async enter(): Promise<Group> {
    await this.take();
    if (this.group) return this.group;
    try {
      // At once and not with the first word written: within a transaction nobody can wait for another process.
      await this.whenUnlocked(() => this.begin.run());
      // Others may read while the file is locked: only what writes tells that it is not.
      this.lockedSince = undefined;
      this.group = new Group();
      return this.group;
    } catch (error) {
      for (const { reject } of this.waiting.splice(0)) reject(error);
      this.leave();
      throw error;
    }
  }

  commit(): void {
    const { group } = this;
    this.group = undefined;
    if (!group) return;
    try {
      if (group.failure) throw group.failure;
      this.end.run();
      this.log.whenOnDisk().then(group.resolve, group.reject);
      this.onDisk = group.committed;
      const forget = () => {
        if (this.onDisk === group.committed) this.onDisk = undefined;
      };
      group.committed.then(forget, forget);
    } catch (error) {
      if (this.sqlite.inTransaction) this.sqlite.exec("rollback");
      group.reject(error);
    }
  }

  /** Does again what failed because another process has the file locked. */
  async whenUnlocked<T>(act: () => T): Promise<T> {
    const isWorthIt = (error: unknown) => {
      if (!codeOf(error).startsWith("SQLITE_BUSY")) return false;
      this.lockedSince ??= performance.now();
      return performance.now() - this.lockedSince < PATIENCE_MS;
    };
    return tryAgain(act, isWorthIt);
  }
}
