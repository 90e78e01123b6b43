import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { sql } from "kysely";
import { describePostgres } from "@/lib/testing/databases";
import { withDatabase } from "@/lib/testing/enquiries";
import { connectDatabase } from "./connection";

describePostgres("what takes too long fails", (create) => {
  const store = withDatabase(create);

  test("a statement", async () => {
    await expect(sql`select pg_sleep(20)`.execute(store.db)).rejects.toThrow(/timeout/);
  }, 10_000);

  test("a server that accepts the connection and says nothing", async () => {
    const server = createServer(() => {}).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const { db, close } = connectDatabase(`postgres://site@127.0.0.1:${port}/site`);
    await expect(sql`select 1`.execute(db)).rejects.toThrow(/timeout/);
    await close();
    server.close();
  }, 10_000);
});
