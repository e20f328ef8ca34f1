import ArrowRight from "lucide-react/icons/arrow-right";

import { AreaGlyph } from "~/figures/area-glyph";
import { areaOf, pageAt } from "~/site-map";
import { SiteLink } from "~/ui/site-link";

/** What people say, in their words, and the page it leads to. */
export function SymptomIndex({ symptoms }: { symptoms: readonly { quote: string; path: string }[] }) {
  return (
    <ul className="border-t border-axis">
      {symptoms.map(({ quote, path }) => {
        const area = areaOf(path);
        return (
          <li key={path} className="border-b border-rule-2">
            <SiteLink
              to={path}
              className="group grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-4 transition-colors hover:text-blue-text sm:grid-cols-[1fr_15rem_auto]"
            >
              <span className="text-h4">{quote}</span>
              <span className="flex items-center gap-2.5 text-small text-ink-2 max-sm:col-start-1">
                {area && <AreaGlyph area={area} className="size-4.5" />}
                {pageAt(path).label}
              </span>
              <ArrowRight
                aria-hidden
                size={18}
                className="text-ink-3 duration-220 group-hover:translate-x-[3px] max-sm:row-span-2 max-sm:row-start-1 max-sm:col-start-2"
              />
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
