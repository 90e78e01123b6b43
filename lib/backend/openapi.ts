import * as z from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import {
  type CallName,
  calls,
  failureResponse,
  headerNames,
  organizationSchema,
  recordRequest,
  sendsKey,
  successResponse,
  talentSchema,
  userSchema,
} from "./contract";

const JSON_TYPE = "application/json";

const failure = failureResponse.describe("`result` is an optional error message for the user");
const schemas = {
  User: userSchema,
  Talent: talentSchema,
  Organization: organizationSchema,
  Record: recordRequest,
  Failure: failure,
};

const header = (name: string, description: string) => ({ type: "apiKey", in: "header", name, description }) as const;
const securitySchemes = {
  apiKey: header(headerNames.apiKey, "Shared secret of site and backend, never sent to a browser"),
  username: header(
    headerNames.username,
    "Email address of the user; % and everything but visible ASCII is percent-encoded",
  ),
  loginToken: header(headerNames.loginToken, "Login token of that user, encoded likewise"),
};

/** The calls that send "body" have the API key in it. */
const security = {
  body: [],
  "api key": [{ apiKey: [] }],
  credentials: [{ apiKey: [], username: [], loginToken: [] }],
};

const requestId = z
  .string()
  .optional()
  .describe("Correlates the logs of site and backend")
  .meta({ param: { in: "header", name: headerNames.requestId } });

function tagOf(path: string) {
  if (path.startsWith("/entity/personal/")) return "Personal data";
  return path.startsWith("/entity/public/") ? "Public data" : "Accounts";
}

const response = (description: string, schema: z.ZodType) => ({ description, content: { [JSON_TYPE]: { schema } } });

function describeCall(name: CallName): ZodOpenApiOperationObject {
  const call = calls[name];
  const extension = "extension" in call ? call.extension : undefined;
  return {
    operationId: name,
    summary: call.summary,
    tags: [tagOf(call.path)],
    security: security[call.sends],
    parameters: [requestId],
    ...(call.path.includes("{entity}") && { requestParams: { path: z.object({ entity: z.string().min(1) }) } }),
    ...("request" in call && {
      requestBody: { required: true, content: { [JSON_TYPE]: { schema: call.request } } },
    }),
    responses: {
      "200": response("Success", successResponse(call.result)),
      ...(call.sends === "credentials" && {
        "401": response("The login token is invalid, expired or of another user", failure),
      }),
      ...(sendsKey(name) && { "403": response("The API key is wrong; with `errors`: rejected", failure) }),
      ...(extension && { "404": { description: "The backend does not implement this extension (as 405 and 501)" } }),
      "4XX": response("Rejected", failure),
    },
    ...(extension && { "x-extension": extension }),
  };
}

const paths: ZodOpenApiPathsObject = {};
for (const name of Object.keys(calls) as CallName[]) {
  const { path, method } = calls[name];
  paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(name) };
}

/** The contract as an OpenAPI 3.1 document, generated from the schemas that validate requests and responses. */
export const createOpenApi = () =>
  createDocument(
    {
      openapi: "3.1.0",
      info: {
        title: "Backend of the website",
        version: "1.0.0",
        description:
          "Every response has `success` and `result`: the requested data, or an error message. " +
          "Calls with `x-extension` are optional: the site makes those whose group is in its setting BACKEND_EXTENSIONS.",
      },
      // The server's URL is relative: the base URL is the setting BACKEND_URL.
      servers: [{ url: "/" }],
      tags: ["Accounts", "Personal data", "Public data"].map((name) => ({ name })),
      paths,
      components: { schemas, securitySchemes },
    },
    {
      // Responses may have additional fields; the site ignores them.
      override: ({ jsonSchema, io }) => {
        if (io === "output") delete jsonSchema.additionalProperties;
      },
    },
  );
