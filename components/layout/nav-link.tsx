import type { ReactNode } from "react";
import { usePagePath } from "@/lib/browser/use-page-path";

interface NavLinkProps {
  href: string;
  className: string;
  children: ReactNode;
}

/** A link of the bar that knows whether its page is the one shown. */
export function NavLink({ href, ...props }: NavLinkProps) {
  const isCurrent = usePagePath() === href;
  return <a href={href} aria-current={isCurrent ? "page" : undefined} {...props} />;
}
