import { runPackage } from "@/lib/node/run-node";

/** Runs the command of an installed package: `npm run lint`, `format`, `test:unit`, `test:e2e`. */
const [name = "", ...args] = process.argv.slice(2);
runPackage(name, args);
