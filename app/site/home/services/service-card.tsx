import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { ReactNode } from "react";

import { AreaGlyph } from "~/figures/area-glyph";
import { cx } from "~/lib/react/cx";
import type { Area } from "~/site-map";
import type { Action } from "~/ui/action";
import { SiteLink } from "~/ui/site-link";

export interface ServiceCardProps {
  area: Area;
  title: string;
  to: string;
  description: string;
  /** A few of the area's pages, by their most telling names. */
  links: readonly Action[];
  /** Where the card stands in the mosaic. */
  className: string;
  children: ReactNode;
}

/** One of the four disciplines with a figure that explains it. */
export function ServiceCard({ area, title, to, description, links, className, children }: ServiceCardProps) {
  return (
    <article
      className={cx(
        `area-${area} group/card flex flex-col border-rule-2 px-(--gutter) py-7 md:p-8`,
        className,
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <h3 className="flex min-w-0 items-center gap-3.5 pt-1 text-callout-lg leading-[1.05] font-strong tracking-callout [overflow-wrap:anywhere] lg:text-callout-3xl">
          <AreaGlyph area={area} />
          {title}
        </h3>
        <SiteLink
          to={to}
          aria-label={`${title}: all services`}
          className="grid size-10.5 shrink-0 place-items-center rounded-control border border-rule-2 transition-colors hover:border-ink hover:bg-ink hover:text-paper"
        >
          <ArrowUpRight aria-hidden size={18} />
        </SiteLink>
      </div>
      <p className="mt-3 max-w-[46ch] text-ink-2">{description}</p>
      <ul className="mt-4 flex flex-wrap gap-x-4.5 gap-y-1 text-small">
        {links.map((link) => (
          <li key={link.to}>
            <SiteLink to={link.to} className="inline-block border-b border-rule-2 py-0.5 hover:border-ink">
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-7.5">{children}</div>
    </article>
  );
}
