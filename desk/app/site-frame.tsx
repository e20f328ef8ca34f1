import type { ReactNode } from "react";

import { SiteFooter } from "~/layout/footer/site-footer";
import { SiteHeader } from "~/layout/header/site-header";
import { SkipLink } from "~/layout/skip-link";

/** A route whose page brings a frame of its own exports it: `export const handle = ownFrame`. */
export const ownFrame = { hasOwnFrame: true } as const;

export function hasOwnFrame(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "hasOwnFrame" in handle;
}

/** The site's frame around a page of the desk. Its script answers it, as on the site: links are plain, and each leads to a document. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
