import type { Metadata } from "next";
import { NotFoundPage } from "@/components/pages/not-found-page";
import { errorTexts } from "@/content/errors";

export const metadata: Metadata = { title: errorTexts.notFound.title };

export default function NotFound() {
  return <NotFoundPage />;
}
