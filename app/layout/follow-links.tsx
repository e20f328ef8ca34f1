import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

import { savesData } from "~/lib/navigation/saves-data";
import { deferRestOfPage } from "~/lib/navigation/use-deferred-render";
import { isOwnDocument } from "./own-documents";

/** How long a pointer rests on a link before that counts as interest. */
const INTEREST = 100;
/** After this a browser that renders ahead has begun to: it waits 200 ms (boot/speculation-rules.ts). */
const RENDERED_AHEAD = 300;

/**
 * Lets links between our pages stay in the app, and fetches a page's code when the visitor shows interest. One listener
 * for all of them: with a router component for each, every navigation rendered the 250 links of menus and footer again.
 * A link that a mouse rested on is left to a browser that renders ahead: its page stands there in less than half of
 * the time (docs/decisions/024-rendered-ahead.md).
 */
export function FollowLinks() {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();

  useEffect(() => {
    const listening = new AbortController();
    let rest: { on: string; since: number } | undefined;
    const follow = (event: MouseEvent) => {
      const link = pageLinkAt(event);
      if (!link || !isPlainClick(event)) return;
      if (rest?.on === link.href && event.timeStamp - rest.since > RENDERED_AHEAD) return;
      event.preventDefault();
      // Not in the click itself: React would run the next page's effects before it is painted, and lay it out twice.
      window.setTimeout(() => open(link));
    };
    const open = (link: URL) => {
      deferRestOfPage(link.hash === "");
      const { pathname, search, hash } = window.location;
      // As browsers do: the page one is on does not appear twice in the history.
      const replace = addressOf(link) === pathname + search + hash;
      void navigate(addressOf(link), { replace });
    };
    // Focus and pointer by themselves: a page that scrolls to what has the focus moves under a mouse at rest.
    const interests: Record<string, number> = {};
    const notice = (event: Event) => {
      window.clearTimeout(interests[event.type]);
      const link = pageLinkAt(event);
      if (!link) return;
      const want = () => setWanted(link.pathname + link.search);
      // A finger does not come by on its way to something else.
      if ((event as PointerEvent).pointerType === "touch") want();
      else interests[event.type] = window.setTimeout(want, INTEREST);
    };
    const restOn = (event: PointerEvent) => {
      const link = event.pointerType === "mouse" ? pageLinkAt(event) : undefined;
      if (!link || !isRenderedAhead(link)) rest = undefined;
      else if (rest?.on !== link.href) rest = { on: link.href, since: event.timeStamp };
    };
    document.addEventListener("click", follow, { signal: listening.signal });
    // Before the router hears of it: the page one comes back to is scrolled to where one left it.
    window.addEventListener("popstate", () => deferRestOfPage(false), {
      capture: true,
      signal: listening.signal,
    });
    if (!savesData()) {
      document.addEventListener("pointerover", notice, { signal: listening.signal, passive: true });
      document.addEventListener("pointerover", restOn, { signal: listening.signal, passive: true });
      document.addEventListener("focusin", notice, { signal: listening.signal });
    }
    return () => {
      for (const interest of Object.values(interests)) window.clearTimeout(interest);
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

/** As the rules say, if there are any: not an address that fills in a form, nor a place on this page. */
function isRenderedAhead({ pathname, search }: URL): boolean {
  const rendersAhead = document.querySelector("script[type=speculationrules]") !== null;
  return rendersAhead && search === "" && pathname !== window.location.pathname;
}

/** Not one that asks for a new tab or a download, or that somebody else has answered. */
function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

function addressOf({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}
