import type { NextRequest } from "next/server";
import { messages } from "@/content/messages";
import { handleLogOut } from "@/lib/auth/log-out";
import { redirectWithFlash } from "@/lib/http/flash-message";

const flash = { message: messages.password.loggedOut, isSuccess: true };

export const POST = (request: NextRequest) =>
  handleLogOut(request, "logoutEverywhere", () => redirectWithFlash("/login", flash));
