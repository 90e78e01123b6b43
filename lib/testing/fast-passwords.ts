import { createHash } from "node:crypto";

/**
 * Replaces argon2id where a test needs accounts, and not the costs of their passwords:
 * `jest.mock("@/lib/backend/embedded/passwords", () => jest.requireActual("@/lib/testing/fast-passwords"))`
 */
export const hashPassword = async (password: string) => createHash("sha256").update(password).digest("hex");

export const isPasswordOf = async (hash: string | null | undefined, password: string) =>
  hash === (await hashPassword(password));
