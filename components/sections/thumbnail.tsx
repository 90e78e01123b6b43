import { Art, type Crop, cropSrc } from "@/components/art/art";
import { deliverableName } from "@/components/art/deliverables/name";
import { patternName } from "@/components/art/pattern";
import { productOf } from "@/components/art/product-image";
import { findDiscipline, findService, findSolution } from "@/content/routes";
import type { SitePage } from "@/content/site-pages";
import { productFrames } from "./product-screen";

const WHOLE_DELIVERABLE: Crop = [0, 0, 720, 480];

/** The part of a page's picture that fits beside its name. */
function cropOf(path: string): { name: string; crop: Crop } | undefined {
  const [, section = "", slug = ""] = path.split("/");
  const solution = section === "solution" && findSolution(slug);
  if (solution) {
    const product = productOf(solution.page.imageSrc);
    return { name: `screen-${product}`, crop: productFrames[product].small };
  }
  const discipline = findDiscipline(section, slug);
  const crop = discipline?.page.deliverable.detail ?? (findService(slug)?.page.intro.image && WHOLE_DELIVERABLE);
  return crop && { name: deliverableName(slug, "wide"), crop };
}

/** A small picture of what a page shows. Phones get its pattern, which is a tenth of the bytes. */
export function Thumbnail({ page }: { page: SitePage }) {
  const found = cropOf(page.path);
  const tile = patternName({ ...page.pattern, shape: "tile" });
  if (!found) return <Art name={tile} className="size-14 flex-none object-cover md:h-40 md:w-60" />;
  const { name, crop } = found;
  return (
    <>
      <Art name={tile} className="size-14 flex-none md:hidden" />
      <img
        src={cropSrc(name, crop)}
        width={crop[2]}
        height={crop[3]}
        alt=""
        loading="lazy"
        className="border-ink-200 h-40 w-60 flex-none border bg-white object-contain max-md:hidden"
      />
    </>
  );
}
