import { assetExtensions, assetHeaders, cacheControl, markdownRobots } from "../server/headers.ts";
import { mediaTypes, otherMediaType } from "../server/media-types.ts";
import { securityTxtPath } from "../server/security-txt.ts";

interface NginxOptions {
  /** Sent with everything that can be opened as a page. */
  headers: Record<string, string>;
  /** Decoded paths. */
  pages: readonly string[];
  host: string;
}

/**
 * A server block with the answers of our own server, for the folder `http.d` or `conf.d` of an nginx.
 * `npm run check:nginx` compares the two.
 */
export function nginxConf({ headers, pages, host }: NginxOptions): string {
  const forAll = assetHeaders(headers);
  const forPages = Object.entries(headers).filter(([name]) => !Object.hasOwn(forAll, name));
  return `# Made by "npm run build": change integration/nginx-conf.ts instead.

map_hash_bucket_size 512;
map_hash_max_size 16384;

# The other names of pages. Both sides are fixed, so that no address can lead to another site.
map $uri $moved {
  default "";
${pages.flatMap(otherNames).join("\n")}
}

map $status$uri $cache_control {
  default ${quoted(cacheControl("/"))};
  "~^(200|206|304|412)/assets/" ${quoted(cacheControl("/assets/any"))};
}

# Pages have a Markdown version for who asks for Markdown at least as much as for HTML.
map $http_accept $wants_markdown {
  default "";
${markdownPatterns.map((pattern) => `  ${quoted(`~*${pattern}`)} 1;`).join("\n")}
}
map $uri $markdown_name { default $uri.md; / /index.md; }
map $wants_markdown $markdown { default $uri/index.html; 1 $markdown_name; }
# By the file that is sent: nginx's own words, as with a redirect, are HTML too.
map $status$uri $vary { default ""; "~^(200|206|304|404|412|500)/.*\\.(html|md)$" Accept; }
map $uri $robots { default ""; "~\\.md$" ${markdownRobots}; }

# A file that is only ever loaded by a page goes without the headers of pages: nginx leaves empty ones out.
map $status$uri $is_asset {
  default "";
  "~^(200|206|304|412)/.*(${assetExtensions.map((extension) => `\\${extension}`).join("|")})$" 1;
}
${forPages.map(([name, value]) => `map $is_asset ${variable(name)} {\n  default "";\n  "" ${quoted(value)};\n}`).join("\n")}

map $request_method $allow { default "GET, HEAD"; GET ""; HEAD ""; }

server {
  listen 80;
  server_name ${host};
  root /srv/website/current/client;
  server_tokens off;

  # The compressed copies are made at build time.
  gzip_static on;
  gzip_vary on;
  # With Debian's libnginx-mod-http-brotli-static:
  # brotli_static on;

  types {
${Object.entries(mediaTypes)
  .map(([extension, type]) => `    ${quoted(type)} ${extension.slice(1)};`)
  .join("\n")}
  }
  default_type ${otherMediaType};

${[
  ...Object.entries(forAll).map(([name, value]) => [name, quoted(value)]),
  ...forPages.map(([name]) => [name, variable(name)]),
]
  .map(([name, value]) => `  add_header ${name} ${value} always;`)
  .join("\n")}
  add_header Cache-Control $cache_control always;
  add_header Allow $allow always;
  add_header Vary $vary always;
  add_header X-Robots-Tag $robots always;

  # Addresses keep their form: "//about" is not "/about".
  merge_slashes off;
  absolute_redirect off;
  error_page 404 /404.html;
  error_page 500 /500.html;

  if ($allow) { return 405; }
  if ($moved) { return 308 $moved$is_args$args; }

  location / {
    try_files $markdown $uri/index.html $uri =404;
  }
  location = ${securityTxtPath} { try_files $uri =404; }
  # What is no address: all other dotfiles, the hosts' own files, compressed copies.
  location ~ "//|/\\.|^/_(headers|redirects)$|\\.(br|gz)$" {
    return 404;
  }
  location = /404.html { internal; }
  location = /500.html { internal; }
}
`;
}

/** As server/prefers-markdown.ts decides, weights to a tenth. The first that fits counts. */
const markdownPatterns = [
  // Named without a weight, or with the full one.
  entry("markdown", "(;(?!\\s*q=)[^,;]*)*(;\\s*q=1[^,]*)?"),
  // Named with a weight, and HTML with none that is larger.
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (tenths) =>
      `(?!.*text/html(?!\\s*;\\s*q=0(\\.[0-${tenths}]|\\s*(,|\\Z))))${entry("markdown", `\\s*;\\s*q=0\\.${tenths}[^,]*`)}`,
  ),
];

function entry(type: string, parameters: string): string {
  return `^(.*,)?\\s*text/${type}\\s*${parameters}\\s*(,|\\Z)`;
}

function otherNames(page: string): string[] {
  const target = quoted(encodeURI(page));
  const names = page === "/" ? ["/index.html"] : [`${page}/`, `${page}/index.html`];
  return names.map((name) => `  ${quoted(name)} ${target};`);
}

/** "Referrer-Policy" is kept in $referrer_policy. */
function variable(header: string): string {
  return `$${header.toLowerCase().replaceAll("-", "_")}`;
}

/** nginx would read a dollar as a variable, and has no way to write one. */
function quoted(text: string): string {
  if (/\$|\p{Cc}/u.test(text)) throw new Error(`nginx.conf: cannot hold ${text}`);
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}
