import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { readSession } from "@/lib/accounts/session";

/**
 * The layout of pages that are rendered per request. It marks them if the visitor is logged in. Without a script, the
 * stylesheet shows the links of the frame by this mark (app/globals.css).
 */
export default async function SessionLayout({ children }: { children: ReactNode }) {
  const session = await readSession(await cookies());
  return (
    <>
      {session && <span data-signed-in="" hidden />}
      {children}
    </>
  );
}
