import ArrowRight from "lucide-react/icons/arrow-right";

import type { HostingProduct } from "~/catalogue/hosting-products";
import { BarGlyph } from "~/figures/bar-glyph";
import { formatPrice } from "~/lib/format/format-price";
import { SiteLink } from "~/ui/site-link";
import { productGlyphs } from "./glyphs";

/** One lane for each product: what it is, what comes with it, where its price starts. */
export function ProductLanes({ products }: { products: readonly HostingProduct[] }) {
  return (
    <ul className="area-hosting border-t border-axis">
      {products.map((product) => (
        <li
          key={product.path}
          className="grid-12 group relative items-start gap-y-4 border-b border-rule-2 py-8 max-sm:py-5 transition-colors hover:bg-sand md:py-10"
        >
          <div className="col-span-full flex items-center gap-5 md:col-span-4">
            <BarGlyph drawing={productGlyphs[product.path] ?? []} className="w-11" />
            <h3 className="text-h3">
              {/* The whole lane is the link's target; its text can still be selected. */}
              <SiteLink to={product.path} className="after:absolute after:inset-0 group-hover:text-blue-text">
                {product.title}
              </SiteLink>
            </h3>
          </div>
          <div className="col-span-full sm:col-span-7 md:col-span-5">
            <p className="max-w-[44ch] text-lede">{product.description}</p>
            <ul className="mt-2 flex sm:mt-3 flex-wrap gap-x-5 gap-y-1 text-small text-ink-2">
              {product.features.map((feature) => (
                <li key={feature} className="flex items-center gap-2">
                  <span aria-hidden className="h-1 w-3 bg-accent" />
                  {feature}
                </li>
              ))}
            </ul>
            {product.priceNote && (
              <p className="mt-2 max-w-[60ch] sm:mt-3 text-small text-ink-2">{product.priceNote}</p>
            )}
          </div>
          <p className="col-span-full flex items-baseline gap-2 sm:col-span-5 sm:ml-auto md:col-span-3">
            <span className="text-small text-ink-2">from</span>
            <span className="text-callout-6xl leading-none font-strong tracking-figure">
              {formatPrice(product.startingPrice)}
            </span>
            <span className="text-small text-ink-2">/{product.per}</span>
            <ArrowRight
              aria-hidden
              size={20}
              className="ml-3 self-center text-ink-3 transition-transform duration-220 group-hover:translate-x-[3px] group-hover:text-blue-text"
            />
          </p>
        </li>
      ))}
    </ul>
  );
}
