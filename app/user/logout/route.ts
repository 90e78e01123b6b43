import type { NextRequest } from "next/server";
import { handleLogOut } from "@/lib/auth/log-out";
import { redirectTo } from "@/lib/http/response";

export const POST = (request: NextRequest) => handleLogOut(request, "logout", () => redirectTo("/"));
