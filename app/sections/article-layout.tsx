import type { ReactNode } from "react";

export interface ArticleLayoutProps {
  /** The article's sections; with fewer than three there is nothing to find. */
  sections: readonly { id: string; title: string }[];
  /** Stands under the table of contents, or under the words on a phone. */
  aside?: ReactNode;
  /** The words. */
  children: ReactNode;
}

/** Words in a column that can be read; beside it, or before and after it on a phone, contents and aside. */
export function ArticleLayout({ sections, aside, children }: ArticleLayoutProps) {
  return (
    <div className="wrap grid-12 gap-y-10 pt-10 pb-18 md:pt-14 md:pb-28 print:block">
      <div className="max-md:contents md:order-last md:col-span-4 md:col-start-9 print:hidden">
        <div className="max-md:contents md:sticky md:top-32">
          {sections.length > 2 && <Contents sections={sections} />}
          {aside && <div className="col-span-full max-md:order-last md:mt-8">{aside}</div>}
        </div>
      </div>
      <div className="col-span-full md:col-span-8 md:pr-10">{children}</div>
    </div>
  );
}

function Contents({ sections }: Pick<ArticleLayoutProps, "sections">) {
  return (
    <nav aria-labelledby="contents" className="col-span-full border-t border-axis pt-4">
      <h2 id="contents" className="label-text text-ink-3">
        In this article
      </h2>
      <ol className="mt-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1 text-small text-ink-2 hover:text-ink hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
