import type { NextRequest } from "next/server";
import * as messages from "@/content/messages";
import { handleLogOut } from "@/lib/auth/log-out";
import { redirectWithFlash } from "@/lib/http/flash-message";

const { loggedOut, loggedOutHere } = messages.password;

export const POST = (request: NextRequest) =>
  handleLogOut(request, "logoutEverywhere", (isRevoked) =>
    redirectWithFlash("/login", { message: isRevoked ? loggedOut : loggedOutHere, isSuccess: isRevoked }),
  );
