import { createOpenApi } from "@/lib/backend/openapi";
import { runCommand } from "./run-command";

/** Runs `npm run openapi`: prints the backend contract as an OpenAPI 3.1 document. */
runCommand(async () => console.log(JSON.stringify(createOpenApi(), null, 2)));
