import { createHash } from "node:crypto";

/** The hash of a file's content, for its name: eight hexadecimal digits. */
export const contentHash = (data: string) => createHash("sha256").update(data).digest("hex").slice(0, 8);
