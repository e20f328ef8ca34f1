interface Policy {
  /** Of the scripts that stand in pages, e.g. "sha256-…=". */
  scriptHashes: readonly string[];
  /** Of the small style sheets that stand in pages. */
  styleHashes: readonly string[];
  frameOrigin: string;
  /** Whether a server of ours takes what the forms send. */
  takesForms?: boolean;
}

/**
 * Headers of every answer that a browser can open as a page. Our server, nginx.conf and the _headers file of static hosts
 * are made from this. Each page carries them before its first byte, so nothing is in it twice: frame-ancestors says
 * what X-Frame-Options would.
 */
export function securityHeaders(policy: Policy) {
  return {
    "Content-Security-Policy": contentSecurityPolicy(policy),
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(","),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** A file that is only ever loaded by a page carries what it needs itself: its type is its type, and it is ours alone. */
export function assetHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { "X-Content-Type-Options": sniffing, "Cross-Origin-Resource-Policy": embedding } = headers;
  return {
    ...(sniffing && { "X-Content-Type-Options": sniffing }),
    ...(embedding && { "Cross-Origin-Resource-Policy": embedding }),
  };
}

/** Which files those are. Pictures are among them: the build draws them all, and none holds a script. */
export const assetExtensions = [".css", ".ico", ".js", ".json", ".png", ".svg", ".webmanifest", ".woff2"];

/** Files under /assets have their content's hash in their name; everything else is asked for again. */
export function cacheControl(path: string): string {
  return path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

/** Search engines list the page and leave its Markdown version out. */
export const markdownRobots = "noindex";

/**
 * Two directives are left out on purpose. upgrade-insecure-requests: Safari applies it to
 * http://localhost too, and all our addresses are relative or https already.
 * require-trusted-types-for: React sets the content of script elements as plain strings.
 */
function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
  frameOrigin,
  takesForms = false,
}: Policy): string {
  return [
    "default-src 'none'",
    `script-src ${ownAnd(scriptHashes)}`,
    `style-src ${ownAnd(styleHashes)}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // For the search index; browser tools that read robots.txt and llms.txt go by this too.
    "connect-src 'self'",
    `frame-src ${frameOrigin}`,
    "base-uri 'none'",
    // The worker is for what a form has to compute when too much comes from one place.
    ...(takesForms ? ["worker-src 'self'", "form-action 'self'"] : ["form-action 'none'"]),
    "frame-ancestors 'none'",
  ].join(";");
}

function ownAnd(hashes: readonly string[]): string {
  return ["self", ...hashes].map((source) => `'${source}'`).join(" ");
}

/**
 * What asks the visitor for leave, or reaches their devices, surroundings or money. The rest is denied to other sites'
 * frames by default, and the policy above lets in no script but ours.
 */
const deniedFeatures = [
  "camera",
  "display-capture",
  "geolocation",
  "hid",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];
