import type { ReactNode } from "react";

import { SiteFooter } from "~/layout/footer/site-footer";
import { SiteHeader } from "~/layout/header/site-header";

/** A route whose page brings a frame of its own exports it: `export const handle = ownFrame`. */
export const ownFrame = { hasOwnFrame: true } as const;

export function hasOwnFrame(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "hasOwnFrame" in handle;
}

/** The site's frame around a page of the desk. Links are plain, and each leads to a document. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-blue px-4 py-2 font-strong text-on-blue focus:translate-y-0"
      >
        Skip to the content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
