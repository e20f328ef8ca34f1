import type { ReactNode } from "react";
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";

import { ErrorPage } from "./layout/error-page";
import { PageFrame } from "./layout/page-frame";
import { inlineScript } from "./inline-script";
import { scrollPositionsKey } from "./boot/scroll-positions-key";
import { useHydratedSignal } from "./boot/use-hydrated-signal";
import fontUrl from "./styles/fonts/instrument-sans.woff2?url";
import "./styles/site.css";

export const links: LinksFunction = () => [
  { rel: "preload", href: fontUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** The document around every page, the error page included. */
export function Layout({ children }: { children: ReactNode }) {
  useHydratedSignal();
  return (
    // The inline script may have set attributes by the time React looks.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script data-theme-script="" dangerouslySetInnerHTML={{ __html: inlineScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration data-drop="" storageKey={scrollPositionsKey} />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <PageFrame>
      <ErrorPage error={error} />
    </PageFrame>
  );
}
