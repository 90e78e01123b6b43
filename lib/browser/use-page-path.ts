import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { toPagePath } from "@/lib/forms/define";

/** The path of the page that is shown, also where it is shown with a flash message. */
export const usePagePath = () => toPagePath(usePathname());

/**
 * Acts when the visitor has navigated to another page. Not on the page that was loaded: a menu that was opened there before
 * hydration stays open.
 */
export function useNewPath(act: () => void) {
  const path = usePagePath();
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    act();
  }, [path, act]);
}
