interface Policy {
  /** Of the one inline script. */
  scriptHash: string;
  frameOrigin: string;
  /** Whether a server of ours takes what the forms send. */
  takesForms?: boolean;
}

/** Headers of every response. Our server and the _headers file of static hosts are made from this. */
export function securityHeaders(policy: Policy) {
  return {
    "Content-Security-Policy": contentSecurityPolicy(policy),
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** Files under /assets have their content's hash in their name; everything else is asked for again. */
export function cacheControl(path: string): string {
  return path.startsWith("/assets/")
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate";
}

/** Search engines list the page and leave its Markdown twin out. */
export const twinRobots = "noindex";

/**
 * Two directives are left out on purpose. upgrade-insecure-requests: Safari applies it to
 * http://localhost too, and all our addresses are relative or https already.
 * require-trusted-types-for: React sets the content of script elements as plain strings.
 */
function contentSecurityPolicy({ scriptHash, frameOrigin, takesForms = false }: Policy): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${scriptHash}'`,
    "style-src 'self'",
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
  ].join("; ");
}

const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
