import { AreaGlyph } from "~/figures/area-glyph";
import { type Area, type Page, pages } from "~/site-map";
import { SiteLink } from "~/ui/site-link";

/** Every area of the site map: its sign, its name, what it is for, and its pages. */
export function AreaList({ sentences }: { sentences: Record<Area, string> }) {
  return (
    <ul className="border-t border-rule-2">
      {pages.map(
        (page) =>
          page.area && (
            <AreaRow key={page.path} area={page.area} page={page} sentence={sentences[page.area]} />
          ),
      )}
    </ul>
  );
}

function AreaRow({ area, page, sentence }: { area: Area; page: Page; sentence: string }) {
  return (
    <li className="grid-12 gap-y-5 border-b border-rule py-8 md:py-10">
      <div className="col-span-full flex gap-5 md:col-span-6 md:pr-8">
        <AreaGlyph area={area} className="mt-0.5 size-8" />
        <div>
          <h3 className="text-h3">
            <SiteLink to={page.path} className="transition-colors hover:text-blue-text">
              {page.label}
            </SiteLink>
          </h3>
          <p className="mt-2 max-w-[40ch] text-ink-2">{sentence}</p>
        </div>
      </div>
      <ul className="col-span-full flex flex-wrap content-start gap-x-5 max-md:pl-13 sm:grid sm:grid-cols-2 md:col-span-6">
        {page.children?.map((child) => (
          <li key={child.path}>
            <SiteLink
              to={child.path}
              className="inline-block py-1.5 text-small underline decoration-rule-2 underline-offset-4 transition-colors hover:text-blue-text hover:decoration-current"
            >
              {child.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
