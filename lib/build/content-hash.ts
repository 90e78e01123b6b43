import { createHash } from "node:crypto";

const LENGTH = 8;

/** The hash of a file's content, for its name: eight hexadecimal digits. */
export const hashOf = (data: string | Buffer): string =>
  createHash("sha256").update(data).digest("hex").slice(0, LENGTH);
