import { AreaGlyph } from "~/figures/area-glyph";
import { type Area, pageAt } from "~/site-map";
import { SiteLink } from "~/ui/site-link";

export interface Floor {
  area: Area;
  path: string;
  /** What it does for any trade, in one sentence. */
  description: string;
}

/** The areas that all industries stand on, one floor above the other. */
export function CommonGround({ floors }: { floors: readonly Floor[] }) {
  return (
    <ul className="border-t border-axis">
      {floors.map(({ area, path, description }) => (
        <li key={path} className={`area-${area} border-b border-rule-2`}>
          <SiteLink
            to={path}
            className="group grid grid-cols-[2.75rem_1fr] items-center gap-y-1 py-4 md:grid-cols-[2fr_3fr]"
          >
            <span className="contents md:flex md:items-center md:gap-4">
              <AreaGlyph area={area} className="size-6" />
              <span className="text-h4 group-hover:text-blue-text">{pageAt(path).label}</span>
            </span>
            <span className="text-small text-ink-2 max-md:col-start-2">{description}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
