import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";

import { Logo } from "~/layout/logo";
import { Button, ButtonLink } from "~/ui/button";
import { SenderLine } from "./on-paper";

interface QuoteFrameProps {
  isOpen: boolean;
  children: ReactNode;
}

/** Around a quote stands what one does with it, in the place of the site's menus. */
export function QuoteFrame({ isOpen, children }: QuoteFrameProps) {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-blue px-4 py-2 font-strong text-on-blue focus:translate-y-0 print:hidden"
      >
        Skip to the content
      </a>
      <header className="sticky top-0 z-40 border-b border-rule-2 bg-paper print:hidden">
        <div className="wrap">
          <div className="mx-auto flex h-(--header-bar) max-w-[60rem] items-center justify-between gap-3">
            <Logo />
            <div className="flex gap-2.5">
              <Button
                emphasis="secondary"
                size="small"
                onClick={() => window.print()}
                className="max-sm:px-2.5 noscript:hidden"
              >
                <Printer aria-hidden size={17} />
                <span className="max-sm:sr-only">Print or save as PDF</span>
              </Button>
              {isOpen && (
                <ButtonLink to="#answer" size="small" className="max-sm:px-3" arrow>
                  <span>
                    Accept <span className="max-sm:sr-only">this quote</span>
                  </span>
                </ButtonLink>
              )}
            </div>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap pt-10 pb-12 outline-none print:p-0">
        <div className="mx-auto max-w-[60rem] print:max-w-none">{children}</div>
      </main>
      <footer className="wrap pb-8 print:hidden">
        <SenderLine className="mx-auto max-w-[60rem]" />
      </footer>
    </>
  );
}
