import { type ReactNode, use, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
} from "react-router";

import setTheme from "~/features/theme/set-theme.js?raw";
import { identity } from "~/identity";
import { ErrorNotice } from "~/layout/error-notice";
import { frameFile, inlineScript } from "~/layout/inline-script";
import fontUrl from "~/styles/fonts/instrument-sans.woff2?url";
import { enforcePolicy } from "./accounts/enforce-policy";
import { isInboxPage } from "./inbox/inbox-page";
import { Nonce } from "./nonce";
import { StatusPage } from "./status-page";
import { hasOwnFrame, SiteFrame } from "./site-frame";
import "./styles.css";

export const middleware = [enforcePolicy];

export const links: LinksFunction = () => [
  { rel: "preload", href: fontUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** The document around every page, the error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  useHydratedSignal();
  const nonce = use(Nonce);
  const isInSiteFrame = useIsInSiteFrame();
  return (
    // That script may have set data-theme by the time React looks, and the frame's script more.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Browsers show a page's own scripts no nonce. */}
        {isInSiteFrame ? (
          <script
            nonce={nonce}
            suppressHydrationWarning
            data-frame={frameFile}
            dangerouslySetInnerHTML={{ __html: inlineScript }}
          />
        ) : (
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: setTheme }} />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  if (!useIsInSiteFrame()) return <Outlet />;
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/**
 * Pages for visitors stand in the site's frame, and so does what stands in the place of a page. The team's (inbox/inbox-frame.tsx)
 * and quotes bring their own and say so.
 */
function useIsInSiteFrame(): boolean {
  const bringsItsOwn = useMatches().some(({ handle }) => isInboxPage(handle) || hasOwnFrame(handle));
  const failed = Boolean(useRouteError());
  return failed || !bringsItsOwn;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  useEffect(() => {
    // Where a page without the site's frame failed in the browser, no inline script has asked for it.
    void import(/* @vite-ignore */ frameFile);
  }, []);
  return (
    <SiteFrame>
      {isRouteErrorResponse(error) ? (
        <StatusPage status={error.status} about={error.data} />
      ) : (
        <ErrorPage error={error} />
      )}
    </SiteFrame>
  );
}

/** Shown in place of a page that failed to render. */
function ErrorPage({ error }: { error: unknown }) {
  // Nothing is reported to a server; the console is where an engineer looks first.
  useEffect(() => console.error(error), [error]);
  return (
    <>
      <title>{`Something broke | ${identity.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorNotice />
    </>
  );
}

/** Says that React answers from now on. Belongs in the root layout, whose effects run after all others, on the error page too. */
function useHydratedSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    window.dispatchEvent(new Event("hydrated"));
  }, []);
}
