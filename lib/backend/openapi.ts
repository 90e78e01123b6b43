import "server-only";
import * as z from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverrideContext,
  type ZodOpenApiPathsObject,
} from "zod-openapi";
import {
  type CallName,
  calls,
  failureAnswer,
  headerNames,
  organizationSchema,
  recordRequest,
  successAnswer,
  talentSchema,
  userSchema,
} from "./contract";

const JSON_TYPE = "application/json";
const VERSION = "1.0.0";

const refusal = failureAnswer.describe("`result` is a text for the person, where there is one");
const schemas = {
  User: userSchema,
  Talent: talentSchema,
  Organization: organizationSchema,
  Record: recordRequest,
  Refusal: refusal,
};

const apiKeyHeader = (name: string, description: string) =>
  ({ type: "apiKey", in: "header", name, description }) as const;
const securitySchemes = {
  apiKey: apiKeyHeader(headerNames.apiKey, "The key of the site, known to no browser"),
  username: apiKeyHeader(headerNames.username, "Whose data it is; what is not visible ASCII, and %, percent-encoded"),
  loginToken: apiKeyHeader(headerNames.loginToken, "The login token of that person; encoded likewise"),
};

/** What a call sends beside its body decides what lets it in; a body has the key in it. */
const security = {
  body: [],
  "api key": [{ apiKey: [] }],
  credentials: [{ apiKey: [], username: [], loginToken: [] }],
};

const requestId = z
  .string()
  .optional()
  .meta({
    description: "Ties the backend's log to the site's",
    param: { in: "header", name: headerNames.requestId },
  });

const tags = ["Accounts", "Personal data", "Public data"] as const;

function tagOf(path: string): (typeof tags)[number] {
  if (path.startsWith("/entity/personal/")) return "Personal data";
  return path.startsWith("/entity/public/") ? "Public data" : "Accounts";
}

const answer = (description: string, schema: z.ZodType) => ({ description, content: { [JSON_TYPE]: { schema } } });

function describeCall(name: CallName): ZodOpenApiOperationObject {
  const call = calls[name];
  const isExtension = "isExtension" in call;
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
      "200": answer("Done", successAnswer(call.result)),
      ...(call.sends === "credentials" && {
        "401": answer("The login token is not this person's, or has ended", refusal),
      }),
      // A server without the call need not know how to answer in JSON.
      ...(isExtension && { "404": { description: "The backend does without this call (405 and 501 say so too)" } }),
      "4XX": answer("Refused", refusal),
    },
    ...(isExtension && { "x-extension": true }),
  };
}

/** The site takes what it knows from an answer and lets the rest be, so more fields are no fault. */
function allowMoreFields({ jsonSchema, zodSchema, io }: ZodOpenApiOverrideContext) {
  if (io === "output" && zodSchema._zod.def.type === "object") delete jsonSchema.additionalProperties;
}

function describePaths(): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const { path, method } = calls[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(name) };
  }
  return paths;
}

/** The contract as an OpenAPI 3.1 document, from the schemas that the site itself checks with. */
export const createOpenApi = () =>
  createDocument(
    {
      openapi: "3.1.0",
      info: {
        title: "Backend of the website",
        version: VERSION,
        description:
          "Every answer has `success`, and `result`: what was asked for, or a text that says why not. " +
          "Calls with `x-extension` may be missing: the site then does without them.",
      },
      // The address is the site's setting BACKEND_URL.
      servers: [{ url: "/" }],
      tags: tags.map((name) => ({ name })),
      paths: describePaths(),
      components: { schemas, securitySchemes },
    },
    { override: allowMoreFields },
  );
