import type { ReactNode } from "react";

import { Folded } from "~/ui/folded";

export interface ArticleLayoutProps {
  /** The article's sections; with fewer than three there is nothing to find. */
  sections: readonly { id: string; title: string }[];
  /** Stands under the article. */
  aside?: ReactNode;
  /** The article's text, tables and code. */
  children: ReactNode;
}

/** The article and what follows it; the contents beside, or before it on a phone. */
export function ArticleLayout({ sections, aside, children }: ArticleLayoutProps) {
  return (
    <div className="wrap grid-12 gap-y-8 pt-6 pb-13 sm:pt-10 md:pt-14 md:pb-28 print:block">
      {sections.length > 2 && (
        <div className="col-span-full md:col-span-3 md:col-start-10 md:row-span-2 md:row-start-1 print:hidden">
          <Contents sections={sections} />
        </div>
      )}
      <div className="col-span-full md:col-span-9 md:col-start-1 md:row-start-1">{children}</div>
      {aside && (
        <div className="col-span-full md:col-span-8 md:col-start-1 md:pr-10 print:hidden">{aside}</div>
      )}
    </div>
  );
}

function Contents({ sections }: Pick<ArticleLayoutProps, "sections">) {
  return (
    <nav
      aria-labelledby="contents"
      className="border-y border-t-axis border-b-rule-2 sm:border-b-0 sm:pt-4 md:sticky md:top-32"
    >
      <Folded
        title={
          <h2 id="contents" className="label-text text-ink-3">
            In this article
          </h2>
        }
      >
        <ol className="sm:mt-2">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1 text-small text-ink-2 hover:text-ink hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </Folded>
    </nav>
  );
}
