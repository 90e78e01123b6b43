import { Validator } from "@seriousme/openapi-schema-validator";
import { calls } from "./contract";
import { createOpenApi } from "./openapi";

const document = createOpenApi();
const operations: Record<string, unknown>[] = Object.values(document.paths ?? {}).flatMap((path) =>
  Object.values(path),
);

test("is a valid OpenAPI 3.1 document", async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document) as never)).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

test("describes every call of the contract with the headers that authenticate it", () => {
  const schemes = document.components?.securitySchemes ?? {};
  const described = operations.map(({ operationId, security, requestBody, ...operation }) => ({
    name: operationId,
    headers: Object.keys(Object(security)[0] ?? {}).map((scheme) => Object(schemes[scheme]).name),
    hasBody: Boolean(requestBody),
    extension: operation["x-extension"],
  }));
  const headers = { body: [], "api key": ["api-key"], credentials: ["api-key", "username", "login-token"] };
  const expected = Object.entries(calls).map(([name, call]) => ({
    name,
    headers: headers[call.sends],
    hasBody: "request" in call,
    extension: "extension" in call ? call.extension : undefined,
  }));
  expect(described).toHaveLength(expected.length);
  expect(described).toEqual(expect.arrayContaining(expected));
});
