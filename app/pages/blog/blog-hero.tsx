import type { ReactNode } from "react";

import { Breadcrumb } from "~/sections/breadcrumb";
import type { hero } from "./content";

/** Low enough that the newest article, or what a search finds, is in view below it. `children` is the search. */
export function BlogHero({ title, lede, children }: typeof hero & { children: ReactNode }) {
  return (
    <section className="border-b border-rule-2">
      <div className="wrap">
        <Breadcrumb />
        <div className="grid-12 gap-y-6 pt-8 pb-10 md:pb-14">
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
