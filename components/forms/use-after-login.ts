import { useEffect, useState } from "react";
import { getJson } from "@/lib/forms/ask-json";
import { toCallbackPath } from "@/lib/forms/callback-url";
import { forgetUser, hasStoredUser } from "@/lib/forms/stored-user";

/** Where the address says that the person wanted to go. */
export const wantedPath = () =>
  toCallbackPath(new URLSearchParams(location.search).get("callbackUrl") ?? undefined, location.origin);

/** Home, or where the person wanted to go, if they have a profile; else where they make one. */
async function findNextPage(): Promise<string | undefined> {
  const answer = await getJson("/user/profile");
  if (!answer.isDone) return answer.status === 401 ? undefined : "/my-profile";
  const { record } = answer.result as { record: unknown };
  return record ? (wantedPath() ?? "/home") : "/my-profile";
}

/**
 * The second half of a log-in, once the page has come again: looks the profile up and goes on.
 * @returns whether that is under way.
 */
export function useAfterLogin(isOff: boolean): boolean {
  const [isGoingOn, setIsGoingOn] = useState(false);
  useEffect(() => {
    if (isOff || !hasStoredUser()) return;
    setIsGoingOn(true);
    findNextPage().then((path) => {
      if (path) return location.replace(path);
      // The stored user has no session any more.
      forgetUser();
      setIsGoingOn(false);
    });
  }, [isOff]);
  return isGoingOn;
}
