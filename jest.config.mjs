import nextJest from "next/jest.js";

const createConfig = nextJest({ dir: "./" });

/** Packages that are ES modules only, which jest has to translate; Next's configuration leaves them alone. */
const ES_MODULES = ["jose", "nanoid", "p-queue", "p-timeout", "@seriousme/openapi-schema-validator"];

const config = createConfig({
  testEnvironment: "node",
  testMatch: ["<rootDir>/{app,components,content,lib}/**/*.test.{ts,tsx}"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  setupFilesAfterEnv: ["<rootDir>/lib/testing/fail-on-console.ts"],
  globalSetup: "<rootDir>/lib/testing/postgres-setup.mjs",
  globalTeardown: "<rootDir>/lib/testing/postgres-teardown.mjs",
});

export default async () => ({
  ...(await config()),
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join("|")})/)`, "^.+\\.module\\.(css|sass|scss)$"],
});
