import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

import { savesData } from "~/lib/navigation/saves-data";
import { deferRestOfPage } from "~/lib/navigation/use-deferred-render";
import { isOwnDocument } from "./own-documents";

/** How long a pointer rests on a link before that counts as interest. */
const INTEREST = 100;

/**
 * Lets links between our pages stay in the app, and fetches a page's code when the visitor shows interest. One listener
 * for all of them: with a router component for each, every navigation rendered the 250 links of menus and footer again.
 */
export function FollowLinks() {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();

  useEffect(() => {
    const listening = new AbortController();
    let interest: number | undefined;
    const follow = (event: MouseEvent) => {
      const link = pageLinkAt(event);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      deferRestOfPage(link.hash === "");
      const { pathname, search, hash } = window.location;
      // As browsers do: the page one is on does not appear twice in the history.
      void navigate(addressOf(link), { replace: addressOf(link) === pathname + search + hash });
    };
    const notice = (event: Event) => {
      window.clearTimeout(interest);
      const link = pageLinkAt(event);
      if (link) interest = window.setTimeout(() => setWanted(link.pathname + link.search), INTEREST);
    };
    document.addEventListener("click", follow, { signal: listening.signal });
    // Before the router hears of it: the page one comes back to is scrolled to where one left it.
    window.addEventListener("popstate", () => deferRestOfPage(false), {
      capture: true,
      signal: listening.signal,
    });
    if (!savesData()) {
      document.addEventListener("pointerover", notice, { signal: listening.signal, passive: true });
      document.addEventListener("focusin", notice, { signal: listening.signal });
    }
    return () => {
      window.clearTimeout(interest);
      listening.abort();
    };
  }, [navigate]);

  return wanted && <PrefetchPageLinks page={wanted} />;
}

/** The address of the link under an event, if it leads to a page of this site. Files, such as a feed, are the browser's to open. */
function pageLinkAt({ target }: Event): URL | undefined {
  // In a drawing it is SVG's own element, whose address is no text.
  const link = target instanceof Element ? target.closest("a:not([target])") : null;
  const address = link?.getAttribute("href") ?? "";
  const isPage = /^\/(?!\/)(?!.*\.\w+$)/.test(address) && !isOwnDocument(address);
  return isPage ? new URL(address, window.location.href) : undefined;
}

/** Not one that asks for a new tab or a download, or that somebody else has answered. */
function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

function addressOf({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}
