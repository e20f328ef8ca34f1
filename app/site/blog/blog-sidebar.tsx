import { type CategoryName, categoryPath } from "~/articles/categories";
import { tagLink } from "~/articles/tags";
import { NewsletterForm } from "~/features/newsletter/newsletter-form";
import { BarGlyph } from "~/figures/bar-glyph";
import { CountBar } from "~/figures/count-bar";
import { SiteLink } from "~/ui/site-link";
import { TagLinks } from "~/ui/tag-links";
import { newsletter } from "./content";
import { glyphs } from "./glyphs";

interface BlogSidebarProps {
  categories: readonly { name: CategoryName; accent: string; count: number }[];
  /** The most used first. */
  tags: readonly string[];
}

export function BlogSidebar({ categories, tags }: BlogSidebarProps) {
  const most = Math.max(...categories.map(({ count }) => count));
  return (
    <aside aria-label="Blog" className="flex flex-col gap-12 md:sticky md:top-32">
      <section>
        <h2 className="text-h3">Categories</h2>
        <ul className="mt-4 border-t border-axis">
          {categories.map(({ name, accent, count }) => (
            <li key={name} className={`area-${accent} border-b border-rule`}>
              <SiteLink to={categoryPath(name)} className="group flex items-center gap-4 py-3">
                <BarGlyph drawing={glyphs[name]} className="size-6" />
                <span className="min-w-0 flex-1">
                  <span className="flex justify-between gap-4">
                    <span className="font-strong group-hover:underline">{name}</span>
                    <span className="tabular">
                      {count}
                      <span className="sr-only"> articles</span>
                    </span>
                  </span>
                  <CountBar count={count} most={most} />
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="text-h3">Popular Tags</h2>
        <TagLinks tags={tags.map(tagLink)} className="mt-4 border-t border-axis pt-4" />
      </section>
      <section id="stay-updated">
        <h2 className="text-h3">{newsletter.heading}</h2>
        <div className="mt-4 border-t border-axis pt-4">
          <p className="mb-4 text-small text-ink-2">{newsletter.lede}</p>
          <NewsletterForm label={newsletter.heading} />
        </div>
      </section>
    </aside>
  );
}
