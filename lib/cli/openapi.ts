import { createOpenApi } from "@/lib/backend/openapi";

/** `npm run openapi`: the contract with a backend as an OpenAPI 3.1 document, to standard output. */
process.stdout.write(`${JSON.stringify(createOpenApi(), null, 2)}\n`);
