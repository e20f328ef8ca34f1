import { colours } from "~/drawings/colours";
import { identity } from "~/identity";

export function GET() {
  const manifest = {
    name: identity.name,
    short_name: identity.name,
    description: identity.summary,
    start_url: "/",
    display: "browser",
    theme_color: colours.light.paper,
    background_color: colours.light.paper,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
  return new Response(JSON.stringify(manifest, null, 2));
}
