import { AreaGlyph } from "~/figures/area-glyph";
import { megaMenus } from "~/navigation";
import { type Page, pageAt } from "~/site-map";
import { SiteLink } from "~/ui/site-link";

const areas = megaMenus.flatMap((menu) => menu.categories);
const popular = [
  "/services/hosting/vps",
  "/services/hosting/shared",
  "/services/hosting/domains",
  "/services/email/business",
  "/services/security/ssl",
  "/services/cloud/support",
  "/support/knowledge-base",
  "/contact",
].map(pageAt);

/** For a visitor who has opened the search but typed nothing yet. */
export function SearchSuggestions({ onChoose }: { onChoose: () => void }) {
  return (
    <div className="grid gap-6">
      <Suggestions label="Main areas" pages={areas} onChoose={onChoose} />
      <Suggestions label="Popular pages" pages={popular} onChoose={onChoose} />
    </div>
  );
}

function Suggestions({
  label,
  pages,
  onChoose,
}: {
  label: string;
  pages: readonly Page[];
  onChoose: () => void;
}) {
  return (
    <div>
      <p aria-hidden className="label-text mb-1 text-ink-3">
        {label}
      </p>
      <ul aria-label={label} className="grid grid-cols-2 gap-x-4">
        {pages.map((page) => (
          <li key={page.path}>
            <SiteLink
              to={page.path}
              onClick={onChoose}
              className="flex items-center gap-3 py-1.5 leading-[1.3] hover:underline"
            >
              {page.area && <AreaGlyph area={page.area} />}
              {page.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
