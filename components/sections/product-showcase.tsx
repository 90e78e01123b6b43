import { productOf } from "@/components/art/product-image";
import { pageTexts } from "@/content/page-texts";
import { contentOf } from "@/content/sample";
import type { SolutionPage } from "@/content/types";
import { productFrames, ShowcaseWindow } from "./product-screen";

/** The fragment of the products on their page. */
export const PLATFORMS_ID = "platforms";

/** "Rwanda, pilot". */
export const describeStatus = (country: string, status: SolutionPage["status"]) =>
  `${country}, ${pageTexts.detail.statuses[contentOf(status)].label.toLowerCase()}`;

interface Product {
  href: string;
  page: SolutionPage;
}

interface ProductShowcaseProps {
  title: string;
  lead: string;
  products: Product[];
}

/** The products, each as a window on its screen. */
export function ProductShowcase({ title, lead, products }: ProductShowcaseProps) {
  return (
    <section id={PLATFORMS_ID} className="on-dark bg-ink-950 py-section text-white">
      <div className="wrap">
        <div className="grid gap-x-6 gap-y-4 lg:grid-cols-12 lg:items-start">
          <h2 className="text-h2 lg:col-span-7 lg:max-w-[520px]">{title}</h2>
          <p className="text-lead text-ink-300 lg:col-span-5 lg:pt-3">{lead}</p>
        </div>
        <ul className="mt-12 grid gap-x-6 gap-y-14 md:grid-cols-2 lg:mt-22 2xl:grid-cols-12 2xl:gap-y-26">
          {products.map((product) => (
            <ProductItem key={product.href} {...product} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function ProductItem({ href, page }: Product) {
  const product = productOf(page.imageSrc);
  return (
    <li className={productFrames[product].columns}>
      <a href={href} className="group block">
        <div className="2xl:h-[480px]">
          <ShowcaseWindow product={product} />
        </div>
        <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="arrow inline-flex items-center gap-2 text-h3 underline-offset-4 group-hover:underline">
            {page.title}
          </h3>
          <p className="text-sm font-medium text-green-300">{describeStatus(page.country, page.status)}</p>
        </div>
        <p className="mt-2 max-w-[470px] text-ink-300">{page.summary}</p>
      </a>
    </li>
  );
}
