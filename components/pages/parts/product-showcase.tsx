import type { ComponentType } from "react";
import { Art, type Picture } from "@/components/ui/art";
import { labels } from "@/content/labels";
import type { SolutionWords } from "@/content/types";

/** The fragment of the products on their page. */
export const PLATFORMS_ID = "platforms";

/** Returns "Rwanda", or "Rwanda, pilot" once the owner has set a status. */
export const describeStatus = ({ country, status }: SolutionWords) =>
  status ? `${country}, ${labels.detail.statuses[status].label.toLowerCase()}` : country;

interface Product {
  href: string;
  page: SolutionWords;
}

interface ProductShowcaseProps {
  title: string;
  lead: string;
  /** The product that is shown by one of its screens. */
  first: Product & { Figure: ComponentType | undefined };
  /** The others, each with a small picture of its screen. */
  others: readonly (Product & { picture: Picture })[];
}

/** A product with one of its screens, and the others as rows. */
export function ProductShowcase({ title, lead, first, others }: ProductShowcaseProps) {
  return (
    <section id={PLATFORMS_ID} className="on-dark bg-ink-950 py-section text-white">
      <div className="wrap">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-4 max-w-[560px] text-lead text-ink-300">{lead}</p>
        <div className="mt-6 grid gap-x-16 gap-y-6 lg:mt-10 lg:grid-cols-2">
          <div>
            <ProductName {...first} />
            <p className="mt-2 mb-6 max-w-[480px] text-ink-300 max-md:text-sm">{first.page.summary}</p>
            {first.Figure && <first.Figure />}
          </div>
          <ul>
            {others.map((product) => (
              <li
                key={product.href}
                className="relative grid grid-cols-[96px_1fr] gap-x-5 border-t border-ink-700 py-4 xs:grid-cols-[192px_1fr] lg:grid-cols-[216px_1fr] lg:gap-x-6 lg:py-6"
              >
                <Art picture={product.picture} className="rounded-ctl h-24 w-full object-cover xs:h-32 lg:h-36" />
                <div>
                  <ProductName {...product} isRow />
                  <p className="mt-1 text-ink-300 max-md:text-sm">{product.page.summary}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function ProductName({ href, page, isRow }: Product & { isRow?: true }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h3 className={isRow ? "text-h4 lg:text-h3" : "text-h3"}>
        <a
          href={href}
          className={`arrow inline-flex items-center gap-2 underline-offset-4 hover:underline ${isRow ? "before:absolute before:inset-0" : ""}`}
        >
          {page.title}
        </a>
      </h3>
      <p className="text-sm font-medium text-green-300">{describeStatus(page)}</p>
    </div>
  );
}
