/** The least length of a new password, after NIST SP 800-63B, 5.1.1.2. A remote backend decides for itself. */
const MIN_CHARACTERS = 8;

export const isTooShort = (password: string): boolean => [...password].length < MIN_CHARACTERS;

/**
 * Normalizes a password, as the same characters typed on two keyboards may be different code points (NIST SP 800-63B,
 * 5.1.1.2).
 */
export const normalizePassword = (password: string): string => password.normalize("NFKC");
