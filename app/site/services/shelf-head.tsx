import { AreaGlyph } from "~/figures/area-glyph";
import type { Area } from "~/site-map";
import { SiteLink } from "~/ui/site-link";

interface ShelfHeadProps {
  area: Area;
  path: string;
  label: string;
  sentence: string;
}

/** The name of an area, which leads to its page, and what it is for. */
export function ShelfHead({ area, path, label, sentence }: ShelfHeadProps) {
  return (
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
      <h3 className="flex items-center gap-3 text-h3">
        <AreaGlyph area={area} className="size-6" />
        <SiteLink to={path} className="transition-colors hover:text-blue-text">
          {label}
        </SiteLink>
      </h3>
      <p className="text-ink-2">{sentence}</p>
    </div>
  );
}
