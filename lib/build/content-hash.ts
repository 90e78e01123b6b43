import { createHash } from "node:crypto";

const LENGTH = 8;

/** Eight hexadecimal digits that are another's where the content is: for a file's name. */
export const hashOf = (data: string | Buffer): string =>
  createHash("sha256").update(data).digest("hex").slice(0, LENGTH);
