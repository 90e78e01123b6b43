import type { ComponentType } from "react";
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
  Figure: ComponentType | undefined;
}

interface ProductShowcaseProps {
  title: string;
  lead: string;
  products: Product[];
}

/** The products, each with one of its screens. */
export function ProductShowcase({ title, lead, products }: ProductShowcaseProps) {
  return (
    <section id={PLATFORMS_ID} className="on-dark bg-ink-950 py-section-lg text-white">
      <div className="wrap">
        <div className="grid gap-x-6 gap-y-4 lg:grid-cols-12 lg:items-start">
          <h2 className="text-h2 lg:col-span-7 lg:max-w-[520px]">{title}</h2>
          <p className="text-lead text-ink-300 lg:col-span-5 lg:pt-3">{lead}</p>
        </div>
        <ul className="mt-12 grid gap-x-12 gap-y-14 lg:mt-18 lg:grid-cols-2 lg:gap-y-20">
          {products.map((product) => (
            <ProductItem key={product.href} {...product} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function ProductItem({ href, page, Figure }: Product) {
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-h3">
          <a href={href} className="arrow inline-flex items-center gap-2 underline-offset-4 hover:underline">
            {page.title}
          </a>
        </h3>
        <p className="text-sm font-medium text-green-300">{describeStatus(page)}</p>
      </div>
      <p className="mt-2 mb-6 max-w-[480px] text-ink-300 lg:min-h-14">{page.summary}</p>
      {Figure && <Figure />}
    </li>
  );
}
