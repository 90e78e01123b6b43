declare module "fxa-common-password-list" {
  /** Tells whether a password, in lower case, is among the most common ones of at least 8 characters. */
  export function test(password: string): boolean;
}
