import { zodResolver } from "@hookform/resolvers/zod";
import * as schemas from "@/lib/forms/schemas";

/** Every form's schema as react-hook-form asks for it. Loaded once somebody turns to a form (check-later.ts). */
export const checks = {
  contact: zodResolver(schemas.contactSchema),
  login: zodResolver(schemas.loginSchema),
  profile: zodResolver(schemas.profileSchema),
  register: zodResolver(schemas.registerSchema),
  subscribe: zodResolver(schemas.subscribeSchema),
};
