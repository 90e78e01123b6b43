import { drawingsByFile } from "@/components/ui/art/drawings";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => [...drawingsByFile.keys()].map((name) => ({ name }));

/** The patterns and hills of the site's pages. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  return new Response(drawingsByFile.get(name), {
    headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=31536000, immutable" },
  });
}
