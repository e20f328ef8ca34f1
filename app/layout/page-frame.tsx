import type { ReactNode } from "react";

import { cx } from "~/lib/react/cx";
import { usePath } from "~/lib/navigation/use-path";
import { areaOf } from "~/site-map";
import { FollowLinks } from "./follow-links";
import { SiteFooter } from "./footer/site-footer";
import { SiteHeader } from "./header/site-header";
import { NavigationFocus } from "./navigation-focus";
import { usePageRuler } from "./page-handle";
import { Ruler } from "./ruler";

/** What surrounds every page; the accent inside it is that of the page's area. */
export function PageFrame({ children }: { children: ReactNode }) {
  const ruler = usePageRuler();
  const area = areaOf(usePath());
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-blue px-4 py-2 font-strong text-on-blue focus:translate-y-0"
      >
        Skip to the content
      </a>
      <SiteHeader />
      {ruler && <Ruler scale={ruler} />}
      <main id="main" tabIndex={-1} className={cx("outline-none", area && `area-${area}`)}>
        {children}
      </main>
      <SiteFooter />
      <NavigationFocus />
      <FollowLinks />
    </>
  );
}
