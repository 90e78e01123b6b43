import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface Service {
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  read_only?: boolean;
  user?: string;
}
const { services } = parse(readFileSync("compose.yaml", "utf8"), { merge: true }) as {
  services: Record<string, Service>;
};
const of = (...names: string[]) => names.map((name) => services[name] ?? {});

/** As SECURITY.md and docs/operations.md say. */
test("compose runs two sites, nginx and a database, with the privileges that they need", () => {
  expect(Object.keys(services)).toEqual(["site-1", "site-2", "nginx", "database"]);
  for (const service of Object.values(services))
    expect(service).toMatchObject({ cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
  for (const service of of("site-1", "site-2", "nginx")) expect(service.read_only).toBe(true);
  for (const service of of("site-1", "site-2", "database")) expect(service.cap_add).toBeUndefined();
  expect(services.database?.user).toBe("postgres");
  expect(readFileSync("Dockerfile", "utf8").match(/^USER .*$/gm)).toEqual(["USER node"]);
});
