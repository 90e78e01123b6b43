import "server-only";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { codeOf } from "./error-code";

/** Each commit's; what makes it a promise is made once. */
const fdatasync = promisify((file: number, done: (error: Error | null) => void) => fs.fdatasync(file, done));

/** A new file is in its folder once that is on the disk, too. */
async function syncFolder(folder: string) {
  const handle = await fs.promises.open(folder);
  await handle.sync().finally(() => handle.close());
}

/**
 * Brings to the disk what SQLite has committed to its write-ahead log. With `synchronous=FULL` it does so itself, and
 * nothing else of this process runs until the disk has answered: pages wait for each log-in. Here a thread waits for the
 * disk, and all who commit meanwhile share the next wait.
 */
export class WalSync {
  private handle: number | undefined;
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  /** @param file the database; its log stands beside it, and stays the same file for as long as somebody has it open. */
  constructor(private readonly file: string) {}

  /** Comes once all that has been committed by now is on the disk. @throws what the disk says. */
  whenOnDisk(): Promise<void> {
    if (!this.running) return this.start();
    // The one that is under way began before.
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.start();
      });
    return this.next;
  }

  private start(): Promise<void> {
    const run = this.sync().finally(() => {
      if (this.running === run) this.running = undefined;
    });
    this.running = run;
    return run;
  }

  private async sync(): Promise<void> {
    this.handle ??= await this.openLog();
    if (this.handle !== undefined) await fdatasync(this.handle);
  }

  /** @returns undefined where there is none yet, and so nothing in it. */
  private async openLog(): Promise<number | undefined> {
    try {
      const handle = await promisify(fs.open)(`${this.file}-wal`, "r");
      await syncFolder(path.dirname(path.resolve(this.file)));
      return handle;
    } catch (error) {
      if (codeOf(error) === "ENOENT") return undefined;
      throw error;
    }
  }

  async close(): Promise<void> {
    await (this.next ?? this.running)?.catch(() => undefined);
    if (this.handle !== undefined) await promisify(fs.close)(this.handle);
    this.handle = undefined;
  }
}
