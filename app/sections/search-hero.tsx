import type { ReactNode } from "react";

import { Breadcrumb } from "./breadcrumb";

export interface SearchHeroProps {
  /** The address of the page it stands on. */
  path: string;
  /** The page's name: specification, product 2. */
  title: string;
  /** What can be found here: one or two short sentences. */
  lede: string;
  /** The search box. */
  children: ReactNode;
}

/** Opens a page that is there to find something on. Low enough that what a search finds is in view below it. */
export function SearchHero({ path, title, lede, children }: SearchHeroProps) {
  return (
    <section className="border-b border-rule-2">
      <div className="wrap">
        <Breadcrumb path={path} />
        <div className="grid-12 gap-y-6 pt-8 pb-10">
          <div className="col-span-full md:col-span-8">
            <h1 className="text-h1">{title}</h1>
            <p className="mt-5 max-w-[52ch] text-lede text-ink-2">{lede}</p>
          </div>
          <div className="col-span-full md:col-span-4 md:self-end">{children}</div>
        </div>
      </div>
    </section>
  );
}
