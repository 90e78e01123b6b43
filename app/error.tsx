"use client";

import { FailedPage } from "@/components/pages/failed-page";

export default FailedPage;
