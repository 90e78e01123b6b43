import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { createAccountStore } from "@/lib/backend/embedded/account-store";
import { connectDatabase, openDatabase } from "@/lib/db/connection";
import { queueMail } from "@/lib/mail/outbox";
import { save, subjectsIn } from "@/lib/testing/backups";
import { describePostgres } from "@/lib/testing/databases";
import { withFolder } from "@/lib/testing/folder";

jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"));

const inFolder = withFolder();

/** The lines of the documentation (docs/operations.md, Backup). */
const documented = (start: string) =>
  /```sh\n([^`]*)```/.exec(readFileSync("docs/operations.md", "utf8").split(start)[1] ?? "")?.[1] ?? "";

describePostgres("the documented lines", (create) => {
  /** Runs lines in a shell. @returns what it prints */
  const shell = async (lines: string, DATABASE_URL: string) => {
    const env = { ...process.env, DATABASE_URL };
    return (await promisify(execFile)("sh", ["-c", lines], { cwd: inFolder(), env })).stdout;
  };
  const dump = `${path.resolve("deploy/back-up-postgres")} . && mv site-*.dump site.dump`;
  const replace = documented("To restore:");

  test("restore a backup over a used database, and reject what is none", async () => {
    const [used, other] = [await create(), await create()];
    await save(used.url, "a");
    const { db: before, close: closeBefore } = await openDatabase(used.url);
    const user = await createAccountStore(before).register("keza@example.rw", "a password");
    if (!user) throw new Error("The address is taken");
    await createAccountStore(before).openLogin(user);
    await createAccountStore(before).createReset(user.username);
    await queueMail(before, { kind: "password-reset", username: user.username });
    await closeBefore();
    await shell(dump, used.url);
    await save(used.url, "b");
    expect(await shell(replace, used.url)).toMatch(/enquiry +\| +1\n\(1 row\)\n\nrestored\n$/);
    expect(await subjectsIn(used.url)).toEqual(["a"]);
    const { db: after, close: closeAfter } = await openDatabase(used.url);
    for (const table of ["login_tokens", "password_resets"] as const)
      expect(await after.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await after.selectFrom("outbox").select("kind").execute()).toEqual([{ kind: "enquiry" }]);
    await closeAfter();

    const { db, close } = connectDatabase(other.url);
    await db.schema.createTable("notes").addColumn("kysely_migration", "text").execute();
    await close();
    await shell(dump, other.url);
    expect(await shell(replace, used.url)).toBe("");
    expect(await subjectsIn(used.url)).toEqual(["a"]);
    for (const { remove } of [used, other]) await remove();
  });
});
