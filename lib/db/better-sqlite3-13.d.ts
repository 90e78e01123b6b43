/** The same package as better-sqlite3, under the name that package.json gives to its version 13. */
declare module "better-sqlite3-13" {
  import Sqlite from "better-sqlite3";
  export default Sqlite;
}
