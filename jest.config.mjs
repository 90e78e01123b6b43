import nextJest from "next/jest.js";

// Tests take nothing from a developer's .env. next/jest reads it as well: see below.
process.env.ENV_FILE = "";
const environment = { ...process.env };
const createConfig = nextJest({ dir: "./" });

/** Packages that are ES modules only, which jest has to transform. */
const ES_MODULES = [
  "@epic-web/remember",
  "@seriousme/openapi-schema-validator",
  "d3-[a-z-]+",
  "entities",
  "internmap",
  "is-network-error",
  "jose",
  "nanoid",
  "p-queue",
  "p-retry",
  "p-timeout",
  "parse5",
];

const ROOTS = "<rootDir>/{app,components,content,lib}/**";

async function project(options) {
  const config = await createConfig({
    testEnvironment: "node",
    moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
    setupFilesAfterEnv: ["<rootDir>/lib/testing/setup.ts"],
    ...options,
  })();
  process.env = { ...environment };
  return {
    ...config,
    transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join("|")})/)`, "^.+\\.module\\.(css|sass|scss)$"],
  };
}

export default async () => ({
  // Jest leaves one processor idle by default, which is half of a small machine.
  maxWorkers: "100%",
  projects: [
    // The default project needs nothing but Node: `npm test`, `npm run test:unit`.
    await project({ displayName: "default", testMatch: [`${ROOTS}/*.test.{ts,tsx}`] }),
    // The exhaustive project has the tests of databases again on PostgreSQL, and long ones: `npm run test:all`.
    await project({
      displayName: "exhaustive",
      testMatch: [`${ROOTS}/*.db.test.ts`, `${ROOTS}/*.exhaustive.ts`],
      globals: { testDatabases: ["PostgreSQL"] },
      globalSetup: "<rootDir>/lib/testing/postgres-setup.ts",
    }),
  ],
});
