import type { Metadata } from "next";
import { NotFoundPage } from "@/components/pages/not-found-page";
import * as messages from "@/content/messages";

export const metadata: Metadata = { title: messages.error.notFound };

export default function NotFound() {
  return <NotFoundPage />;
}
