import { readdirSync, statSync } from "node:fs";
import { extname, join, sep } from "node:path";

export interface SampleRequest {
  method: string;
  /** As it is sent, encoded. */
  path: string;
  headers: Record<string, string>;
}

/** Every page in every encoding and under its other names, one file of each kind, and what must not be found. */
export function sampleRequests(client: string, brotli: boolean): SampleRequest[] {
  const all = readdirSync(client, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(client, file)).isFile())
    .map((file) => file.replaceAll(sep, "/"));
  const pages = all
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => encodeURI(`/${file}`.replace(/\/index\.html$/, "") || "/"));
  const files = all.filter((file) => !/\.(html|br|gz)$|^_/.test(file));
  const oneOfEach = new Map(files.map((file) => [extname(file), file])).values();
  // The Markdown version of a page whose name holds a space, and security.txt, too.
  const chosen = [...oneOfEach, ...files.filter((file) => file.includes(" ") || file.startsWith("."))];

  const assets = files
    .filter((file) => /^assets\/.*\.css$|^frame\.js$|^favicon\./.test(file))
    .map((file) => `/${file}`);
  const found = [...pages, ...chosen.map((file) => encodeURI(`/${file}`))];
  const moved = pages
    .filter((page) => page !== "/")
    .flatMap((page) => [`${page}/?a=1&b=/c`, `${page}/index.html`]);
  const encodings = [...(brotli ? ["gzip, deflate, br"] : []), "gzip", "gzip;q=0, identity", ""];
  return [
    ...found.flatMap((path) => encodings.map((encoding) => get(path, { "Accept-Encoding": encoding }))),
    ...[...moved, "/index.html?x", ...notFound, ...refused].map((path) => get(path)),
    ...notFound.map((path) => get(path, { "Accept-Encoding": "gzip" })),
    ...["/", "/about", "/nothing", "/llms.txt", "/about.md", "/about.md/", "/about/"].flatMap((path) =>
      accepted.map((accept) => get(path, { Accept: accept, "Accept-Encoding": "gzip" })),
    ),
    ...["HEAD", "POST", "PUT", "DELETE", "OPTIONS"].map((method) => ({ ...get("/about"), method })),
    ...["http://other.example/about", "http://other.example"].map((address) => get(address)),
    get("/about", { Range: "bytes=0-99" }),
    get("/about", { Range: "bytes=-10" }),
    // Not a range that the page does not have: nginx repeats its added headers in a 416.
    ...assets.flatMap((path) => [get(path, { Range: "bytes=0-9" }), get(path, { "If-None-Match": "*" })]),
    ...assets.map((path) => ({ ...get(path), method: "POST" })),
    get("/about", { "If-None-Match": "*" }),
    get("/about", { "If-Match": "*" }),
    get("/about", { "If-Match": '"stale"', "If-None-Match": "*" }),
  ];
}

function get(path: string, headers: Record<string, string> = {}): SampleRequest {
  return { method: "GET", path, headers };
}

const accepted = [
  "*/*",
  "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "text/markdown",
  "text/markdown, text/html, */*",
  "text/html, text/markdown",
  "text/markdown;q=1.0, text/html;q=0.7",
  "Text/Markdown; q=0.9 , text/html;q=0.8",
  "text/html;q=0.8, text/markdown;q=0.9",
  "text/html;q=0.5, text/markdown;q=0.5",
  "text/html, text/markdown;q=0.9",
  "text/markdown;q=0.9, text/html",
  "text/markdown;q=0.3, text/html;q=0.7",
  "text/markdown;q=0, text/html;q=0",
  "text/markdown;q=0.5, text/html;q=0",
  "text/markdown;variant=GFM, text/html",
  "text/markdown;variant=GFM;q=0.2, text/html",
  "application/x-text/markdown-ish",
  "text/markdown-ish",
];

const notFound = [
  "/nothing",
  "/nothing/",
  "/assets",
  "/assets/",
  "/assets/nothing.js",
  "/about.html",
  "/about/index.html.br",
  "/index.html.gz",
  "/404.html",
  "/404",
  "/500.html",
  "/500",
  "/_headers",
  "/_redirects",
  "/.env",
  "/.git/config",
  "/.well-known",
  "/.well-known/",
  "/.well-known/nothing.txt",
  "/.well-known/security.txt/",
  "/about/.well-known/security.txt",
  "//about",
  "//about/",
  "//other.example/",
  "/%2fother.example/",
  "/%2e%2e%5fheaders",
];

const refused = ["/%", "/%zz", "/about%00"];
