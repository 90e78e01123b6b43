import { Validator } from "@seriousme/openapi-schema-validator";
import { runScript } from "@/lib/testing/run-script";
import { type CallName, calls, headerNames } from "./contract";
import { createOpenApi } from "./openapi";

const document = createOpenApi();
const names = Object.keys(calls) as CallName[];
const operations: Record<string, unknown>[] = Object.values(document.paths ?? {}).flatMap((path) =>
  Object.values(path),
);

test("is a valid OpenAPI 3.1 document", async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document) as never)).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

test("has every call of the contract", () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(names.toSorted());
});

test.each(names)("describes %s", (name) => {
  const call = calls[name];
  const operation = Object(operations.find(({ operationId }) => operationId === name));
  expect(Boolean(operation.requestBody)).toBe("request" in call);
  expect(Boolean(operation["x-extension"])).toBe("isExtension" in call);
  const headers = {
    body: [],
    "api key": [headerNames.apiKey],
    credentials: [headerNames.apiKey, headerNames.username, headerNames.loginToken],
  };
  const schemes = document.components?.securitySchemes ?? {};
  const [required = {}] = operation.security;
  expect(Object.keys(required).map((scheme) => Object(schemes[scheme]).name)).toEqual(headers[call.sends]);
});

test("allows additional fields in responses", () => {
  const responses = operations.map((operation) => operation.responses);
  expect(JSON.stringify([responses, document.components?.schemas])).not.toContain('"additionalProperties":false');
});

test("npm run openapi prints the document only", async () => {
  const { out } = await runScript("lib/cli/openapi.ts", [], {});
  expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(document)));
});
