import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  useMatches,
} from "react-router";

import { ErrorPage } from "~/layout/error-page";
import { useHydratedSignal } from "~/boot/use-hydrated-signal";
import { inlineScript } from "~/inline-script";
import fontUrl from "~/styles/fonts/instrument-sans.woff2?url";
import { byPolicy } from "./accounts/by-policy";
import { Frame, hasOwnFrame } from "./frame";
import { isDeskPage } from "./inbox/desk-page";
import { Refusal } from "./refusal";
import "./styles.css";

export const middleware = [byPolicy];

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
  return (
    // The theme script may have set data-theme by the time React looks.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The site's policy allows it by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
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

/** Pages for visitors stand in the site's frame. The team's (inbox/desk-frame.tsx) and quotes bring their own and say so. */
export default function Root() {
  if (useMatches().some(({ handle }) => isDeskPage(handle) || hasOwnFrame(handle))) return <Outlet />;
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame>
      {isRouteErrorResponse(error) ? (
        <Refusal status={error.status} about={error.data} />
      ) : (
        <ErrorPage error={error} />
      )}
    </Frame>
  );
}
