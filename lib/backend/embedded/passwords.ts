import "server-only";
import { hash, verify } from "@node-rs/argon2";

/** OWASP's Password Storage Cheat Sheet, argon2id (this package's default): 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same letters typed on two keyboards may come as different code points (NIST SP 800-63B, 5.1.1.2). */
const normalize = (password: string) => password.normalize("NFKC");

/** An argon2id hash in PHC form. */
export const hashPassword = (password: string): Promise<string> => hash(normalize(password), PARAMETERS);

let nobody: Promise<string> | undefined;

/** Whether the hash is of this password. Without a hash the answer is no, and takes as long. */
export async function isPasswordOf(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword("the password of nobody");
  const isRight = await verify(passwordHash ?? (await nobody), normalize(password));
  return isRight && Boolean(passwordHash);
}
