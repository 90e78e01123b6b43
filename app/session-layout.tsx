import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { readSession } from "@/lib/accounts/session";

/**
 * The layout of pages that are rendered per request. It marks those of a visitor who is logged in: without a script the frame, which the
 * root layout renders at build time, knows it by this mark (app/globals.css).
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
