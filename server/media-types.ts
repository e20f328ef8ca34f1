/** What each kind of file in the build is. Our server and the nginx configuration are made from this. */
export const mediaTypes: Readonly<Record<string, string>> = {
  ".html": "text/html;charset=utf-8",
  ".css": "text/css;charset=utf-8",
  ".js": "text/javascript;charset=utf-8",
  ".txt": "text/plain;charset=utf-8",
  ".md": "text/markdown;charset=utf-8",
  ".xml": "text/xml;charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};

/** For every other file: with nosniff a browser then shows or runs nothing that it was not meant to. */
export const otherMediaType = "application/octet-stream";
