import { readBuiltSite, readErrorPages } from "./built-site";
import { serve } from "./serve";

/** Serves the build: what `npm start` ends in, and what the container runs. Bundled into `.next/site/server.mjs`. */
void serve("production", async () => ({ built: readBuiltSite("."), errorPages: readErrorPages(".") }));
