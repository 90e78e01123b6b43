import { chooseSqlitePackage } from "./sqlite-driver";

test.each([
  ["22.13 and older", 9, "better-sqlite3"],
  ["22.14 and newer", 10, "better-sqlite3-13"],
])("Node %s, which has Node-API %i, gets %s", (_, nodeApi, name) => {
  expect(chooseSqlitePackage(nodeApi)).toBe(name);
});
