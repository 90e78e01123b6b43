import { execFileSync } from "node:child_process";
import { Validator } from "@seriousme/openapi-schema-validator";
import { type CallName, calls, headerNames } from "./contract";
import { createOpenApi } from "./openapi";

const document = createOpenApi();
const names = Object.keys(calls) as CallName[];
type Operation = NonNullable<NonNullable<typeof document.paths>[string]["get"]> & { "x-extension"?: true };

function find(name: CallName) {
  const { path, method } = calls[name];
  const key = method.toLowerCase() as "get" | "post" | "put";
  return document.paths?.[path]?.[key] as Operation | undefined;
}

test("it is an OpenAPI 3.1 document", async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document) as never)).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

test.each(names)("%s is in it, with what it sends and what it is answered", (name) => {
  const call = calls[name];
  const operation = find(name);
  expect(operation).toMatchObject({ operationId: name, summary: call.summary });
  expect(Boolean(operation?.requestBody)).toBe("request" in call);
  expect(Boolean(operation?.["x-extension"])).toBe("isExtension" in call);
  expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(["200", "4XX"]));
  const headers = {
    body: [],
    "api key": [headerNames.apiKey],
    credentials: [headerNames.apiKey, headerNames.username, headerNames.loginToken],
  };
  const schemes = document.components?.securitySchemes ?? {};
  const [needed = {}] = operation?.security ?? [];
  expect(Object.keys(needed).map((scheme) => Object(schemes[scheme]).name)).toEqual(headers[call.sends]);
});

test("nothing else is in it", () => {
  const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path));
  expect(operations).toHaveLength(names.length);
});

test("an answer may have more fields than the site knows", () => {
  const json = JSON.stringify(
    Object.values(document.paths ?? {}).map(({ get, post }) => [get?.responses, post?.responses]),
  );
  expect(json).not.toContain('"additionalProperties":false');
  expect(JSON.stringify(document.components?.schemas)).not.toContain('"additionalProperties":false');
});

test("the command writes it, and nothing else, to standard output", () => {
  const args = ["--conditions=react-server", "--import", "tsx", "lib/cli/openapi.ts"];
  expect(JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }))).toEqual(
    JSON.parse(JSON.stringify(document)),
  );
});
