import { createOpenApi } from "@/lib/backend/openapi";

/** `npm run openapi`: prints the backend contract as an OpenAPI 3.1 document. */
process.stdout.write(`${JSON.stringify(createOpenApi(), null, 2)}\n`);
