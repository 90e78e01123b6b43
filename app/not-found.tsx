import type { Metadata } from "next";
import { NotFoundScreen } from "@/components/sections/not-found-screen";
import * as messages from "@/content/messages";

export const metadata: Metadata = { title: messages.error.notFound };

export default function NotFound() {
  return <NotFoundScreen />;
}
