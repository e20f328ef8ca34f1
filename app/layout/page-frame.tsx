import { lazy, type ReactNode } from "react";

import { LatePart } from "~/lib/react/late-part";
import { cx } from "~/lib/react/cx";
import { usePath } from "~/lib/navigation/use-path";
import { areaOf } from "~/site-map";
import { FollowLinks } from "./follow-links";
import { SiteFooter } from "./footer/site-footer";
import { SiteHeader } from "./header/site-header";
import { NavigationFocus } from "./navigation-focus";
import { usePageRuler } from "./page-handle";

/** Drawn in the prerendered HTML; its code comes after that of the page, which nothing on it waits for. */
const Ruler = lazy(async () => ({ default: (await import("./ruler")).Ruler }));

/** What surrounds every page; the accent inside it is that of the page's area. */
export function PageFrame({ children }: { children: ReactNode }) {
  const ruler = usePageRuler();
  const path = usePath();
  const area = areaOf(path);
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-blue px-4 py-2 font-strong text-on-blue focus:translate-y-0"
      >
        Skip to the content
      </a>
      <SiteHeader />
      {ruler && (
        // What was read on one page means nothing on the next.
        <LatePart key={path}>
          <Ruler scale={ruler} />
        </LatePart>
      )}
      <main id="main" tabIndex={-1} className={cx("outline-none", area && `area-${area}`)}>
        {children}
      </main>
      <SiteFooter />
      <NavigationFocus />
      <FollowLinks />
    </>
  );
}
