import nextJest from "next/jest.js";

const createConfig = nextJest({ dir: "./" });

export default createConfig({
  testEnvironment: "node",
  testMatch: ["<rootDir>/{app,components,content,lib}/**/*.test.{ts,tsx}"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  setupFilesAfterEnv: ["<rootDir>/lib/testing/fail-on-console.ts"],
});
