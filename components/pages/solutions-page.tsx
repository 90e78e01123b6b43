import { type Product, products } from "@/components/figures";
import { describeStatus } from "@/components/pages/parts/product-showcase";
import { SectionFrame, type SectionFrameProps } from "@/components/pages/parts/section-frame";
import { Art, FigureOnPattern } from "@/components/ui/art";
import { pageArt } from "@/components/ui/art/page-art";
import { labels } from "@/content/labels";
import { type SolutionPath, solutions } from "@/content/menus";
import { pageContent, solutionPages } from "@/content/pages";
import "./figure-pages.css";

/** The colours of each panel, which match the pattern behind the product's screens. */
const panelColors: Record<SolutionPath, string> = {
  "/solution/social-registry": "on-dark bg-earth-700 text-white",
  "/solution/rwanda-valuation-system": "bg-green-100",
  "/solution/deeds-platform": "on-dark bg-green-700 text-white",
  "/solution/repz": "on-dark bg-green-900 text-white",
};

/**
 * The products as adjoining panels of the full width, each with a screen, left and right in turn. Phones show the first
 * product's screen, and of the others a picture of it, as a page with four screens would be too long.
 */
export const SolutionsPage = (props: Pick<SectionFrameProps, "isSampleMarkHidden">) => (
  <SectionFrame name={solutions.name} path={solutions.path} {...props}>
    <ul className="[--text:calc(var(--edge)+min(440px,32vw)+48px)]">
      {solutionPages.map(({ path, entry: { label } }, i) => {
        const { Hero, picture }: Product = products[path];
        const page = pageContent[path];
        const [columns, side] =
          i % 2
            ? ["lg:grid-cols-[minmax(0,1fr)_var(--text)]", "lg:order-last lg:pl-12 lg:pr-[var(--edge)]"]
            : ["lg:grid-cols-[var(--text)_minmax(0,1fr)]", "lg:pr-12 lg:pl-[var(--edge)]"];
        return (
          <li key={path} className={`group relative lg:grid ${columns}`}>
            <div className={`px-[var(--gutter)] py-8 lg:py-section ${panelColors[path]} ${side}`}>
              <p className="text-sm">{describeStatus(page)}</p>
              <h2 className="mt-3 text-cta">
                <a
                  href={path}
                  className="underline-offset-8 group-hover:underline after:absolute after:inset-0 after:content-['']"
                >
                  {label}
                </a>
              </h2>
              <p className="mt-5 max-w-[440px] text-lead">{page.summary}</p>
              <p aria-hidden="true" className="text-link arrow mt-3">
                <span className="underlined">{`${labels.see} ${label}`}</span>
              </p>
            </div>
            <FigureOnPattern pattern={pageArt[page.art].pattern} bleed={i % 2 ? "left" : "right"} isEager={i === 0}>
              {picture && <Art picture={picture} className="mx-auto w-full max-w-[400px] md:hidden" />}
              <div className={picture && "max-md:hidden"}>
                <Hero />
              </div>
            </FigureOnPattern>
          </li>
        );
      })}
    </ul>
  </SectionFrame>
);
