import { zodResolver } from "@hookform/resolvers/zod";
import * as schemas from "@/lib/forms/schemas";

/** In a module of its own, which lazy-resolver.ts loads. */
export const resolvers = {
  contact: zodResolver(schemas.contactSchema),
  login: zodResolver(schemas.loginSchema),
  profile: zodResolver(schemas.profileSchema),
  register: zodResolver(schemas.registerSchema),
};
