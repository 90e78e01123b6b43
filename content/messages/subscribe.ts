import { brand } from "../company/brand";
import { unavailable } from "./unspecific";

export const subscribe = {
  empty: "Please enter your email",
  invalid: "Please enter a valid email",
  /** The words after a malformed address. */
  example: "Like name@example.com.",
  success: "Thank you! Our team will reach out to you soon enough!",
  privacy: "We respect your privacy. We'll never share your email. Write to us to have it deleted.",
  unavailable: `${unavailable} You can also write to ${brand.email}.`,
} as const;
