"use client";

import { CrashPage } from "@/components/pages/crash-page";

export default CrashPage;
