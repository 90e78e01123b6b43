import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * Acts when the visitor has come to another page. Not on the page that was loaded:
 * a menu may have been opened there before React came, and stays open.
 */
export function useNewPath(act: () => void) {
  const pathname = usePathname();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    act();
  }, [pathname, act]);
}
