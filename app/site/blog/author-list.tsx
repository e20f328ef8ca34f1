import { Section } from "~/sections/section";
import { SiteLink } from "~/ui/site-link";
import { authors as content } from "./content";
import type { CountedAuthor } from "./load-blog.server";

/** Who writes here. Articles link to their author's entry by its id. */
export function AuthorList({ authors }: { authors: readonly CountedAuthor[] }) {
  return (
    <Section {...content}>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {authors.map(({ id, name, role, biography, count }) => (
          <li key={id} id={id} className="border-t border-axis pt-4">
            <h3 className="text-h4">{name}</h3>
            <p className="label-text mt-1 text-ink-3">{role}</p>
            <p className="mt-2 text-small text-ink-2">{biography}</p>
            <p className="label-text mt-2">
              <SiteLink
                to={`/blog?q=${encodeURIComponent(name)}`}
                className="inline-block py-1 underline hover:no-underline"
              >
                {count} {count === 1 ? "article" : "articles"}
                <span className="sr-only"> by {name}</span>
              </SiteLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
