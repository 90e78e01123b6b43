import { usePathname } from "next/navigation";
import { toPagePath } from "@/lib/forms/define";

/** The path of the page that is shown, also where it is shown with a flash message. */
export const usePagePath = () => toPagePath(usePathname());
