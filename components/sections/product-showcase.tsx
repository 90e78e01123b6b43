import { productOf } from "@/components/art/product-image";
import type { SolutionPage } from "@/content/types";
import { ProductScreen, productFrames } from "./product-screen";

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
    <section className="on-dark bg-ink-950 py-section text-white">
      <div className="wrap">
        <div className="grid gap-x-6 gap-y-4 lg:grid-cols-12 lg:items-start">
          <h2 className="text-h2 lg:col-span-7 lg:max-w-[520px]">{title}</h2>
          <p className="text-lead text-ink-300 lg:col-span-5 lg:pt-3">{lead}</p>
        </div>
        <ul className="mt-12 grid gap-x-6 gap-y-14 md:grid-cols-2 lg:mt-22 lg:grid-cols-12 lg:gap-y-26">
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
  const { columns, wide, small, window } = productFrames[product];
  return (
    <li className={columns}>
      <a href={href} className="block">
        <div className="relative h-[300px] overflow-hidden lg:h-[480px]">
          <ProductScreen product={product} alt="" small={small} wide={wide} className={window} />
        </div>
        <div className="mt-5 flex items-baseline justify-between gap-4">
          <h3 className="text-h3">{page.name}</h3>
          <p className="text-sm font-medium text-green-300">{page.country}</p>
        </div>
        <p className="mt-2 max-w-[470px] text-ink-300">{page.summary}</p>
      </a>
    </li>
  );
}
