"use client";

import { CrashScreen } from "@/components/sections/crash-screen";

export default CrashScreen;
