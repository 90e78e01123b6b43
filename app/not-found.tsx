import type { Metadata } from "next";
import { picture } from "@/components/art/art";
import { NotFoundScreen } from "@/components/sections/not-found-screen";
import { messages } from "@/content/messages";

export const metadata: Metadata = { title: messages.error.notFound };

export default function NotFound() {
  return <NotFoundScreen art={picture("not-found").src} />;
}
