import { parse } from "node-html-parser";

/**
 * The score that Mozilla's HTTP Observatory would give an answer, by the rules of github.com/mdn/mdn-http-observatory
 * 1.5.0 (October 2025; src/grader/charts.js and src/analyzer/tests) and the two that its pull request 498 (merged
 * in 2026) adds: +10 each for Cross-Origin-Opener-Policy and Cross-Origin-Embedder-Policy, −5 where one is invalid.
 * Every site starts at 100; bonuses count if the penalties leave at least 90.
 *
 * Two tests look at the deployment, not at an answer: redirection to https (0 when right, which the host does), and
 * whether the domain is on the browsers' preload list (+5; the owner of a real domain applies for it).
 */
export function observatoryScore(answer: Answer): { score: number; tests: Record<string, number> } {
  const policy = parsePolicy(answer.headers.get("Content-Security-Policy") ?? "");
  const tests = {
    "content-security-policy": contentSecurityPolicy(policy),
    cookies: cookies(answer.headers.getSetCookie()),
    "cross-origin-embedder-policy": isolation(
      answer.headers.get("Cross-Origin-Embedder-Policy"),
      embedderPolicies,
    ),
    "cross-origin-opener-policy": isolation(answer.headers.get("Cross-Origin-Opener-Policy"), openerPolicies),
    "cross-origin-resource-policy": resourcePolicy(answer.headers.get("Cross-Origin-Resource-Policy")),
    "cross-origin-resource-sharing": sharing(answer.headers),
    "referrer-policy": referrerPolicy(answer.headers.get("Referrer-Policy")),
    "strict-transport-security": transportSecurity(answer.headers.get("Strict-Transport-Security")),
    "subresource-integrity": integrity(answer.html),
    "x-content-type-options": answer.headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5,
    "x-frame-options": framing(policy, answer.headers.get("X-Frame-Options")),
  };
  const withPenalties = 100 + sum(Object.values(tests).filter((modifier) => modifier < 0));
  const bonuses = sum(Object.values(tests).filter((modifier) => modifier > 0));
  return { score: Math.max(0, withPenalties >= 90 ? withPenalties + bonuses : withPenalties), tests };
}

function sum(modifiers: number[]): number {
  return modifiers.reduce((total, each) => total + each, 0);
}

interface Answer {
  headers: Headers;
  html: string;
}

type Policy = Map<string, string[]>;

function parsePolicy(header: string): Policy {
  return new Map(
    header
      .split(";")
      .map((directive) => directive.trim().toLowerCase().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = "", ...sources]) => [name, sources]),
  );
}

const broad = /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/;
const inline = /^('unsafe-inline'|data:)$/;

/** From the worst finding to the best. */
function contentSecurityPolicy(policy: Policy): number {
  if (policy.size === 0) return -25;
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const [script, style, object] = [
    safely(sources("script-src")),
    safely(sources("style-src")),
    sources("object-src"),
  ];

  if (script.some((source) => broad.test(source) || inline.test(source))) return -20;
  if (object.some((source) => broad.test(source))) return -20;
  if (plain([...policy].filter(([name]) => !/^(img|media)-src$/.test(name)).flatMap(([, list]) => list)))
    return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if (plain([...sources("img-src"), ...sources("media-src")])) return -10;
  if (style.some((source) => broad.test(source) || inline.test(source))) return 0;
  const closed = policy.get("default-src")?.join(" ") === "'none'";
  const forms = /^'(none|self)'$/.test(policy.get("form-action")?.join(" ") ?? "");
  return closed && forms ? 10 : 5;
}

function plain(sources: string[]): boolean {
  return sources.some((source) => /^(http|ftp):/.test(source));
}

/** Where there is a hash or a nonce, browsers do not heed 'unsafe-inline'. */
function safely(sources: string[]): string[] {
  const trusted = sources.some((source) => /^'(sha\d+|nonce)-/.test(source));
  return trusted ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function cookies(set: string[]): number {
  if (set.length === 0) return 0;
  const all = (attribute: RegExp) => set.every((cookie) => attribute.test(cookie));
  if (!all(/;\s*secure/i)) return -20;
  if (!all(/;\s*httponly/i)) return -30;
  return all(/;\s*samesite=(lax|strict)/i) ? 5 : 0;
}

const embedderPolicies = { "require-corp": 10, credentialless: 10, "unsafe-none": 0 };
const openerPolicies = {
  "same-origin": 10,
  "same-origin-allow-popups": 10,
  "noopener-allow-popups": 10,
  "unsafe-none": 0,
};

function isolation(header: string | null, policies: Record<string, number>): number {
  return header === null ? 0 : (policies[header.split(";")[0]?.trim() ?? ""] ?? -5);
}

function resourcePolicy(header: string | null): number {
  if (header === null || header === "cross-origin") return 0;
  return header === "same-origin" || header === "same-site" ? 10 : -5;
}

function sharing(headers: Headers): number {
  const origin = headers.get("Access-Control-Allow-Origin");
  return origin && origin !== "*" && headers.get("Access-Control-Allow-Credentials") === "true" ? -50 : 0;
}

function referrerPolicy(header: string | null): number {
  if (header === null) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header) ? 5 : -5;
}

function transportSecurity(header: string | null): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? "")?.[1];
  if (!age || header?.includes(",")) return -20;
  // Six months; the Observatory itself takes 180 days for that.
  return Number(age) >= 15_552_000 ? 0 : -10;
}

function integrity(html: string): number {
  const scripts = parse(html).querySelectorAll("script[src]");
  const foreign = scripts.filter((script) => /^(https?:)?\/\//.test(script.getAttribute("src") ?? ""));
  const without = foreign.filter((script) => !script.getAttribute("integrity"));
  if (foreign.some((script) => !script.getAttribute("src")?.startsWith("https:")))
    return without.length > 0 ? -50 : -20;
  if (without.length > 0) return -5;
  return scripts.some((script) => script.getAttribute("integrity")) ? 5 : 0;
}

function framing(policy: Policy, header: string | null): number {
  if (policy.has("frame-ancestors")) return 5;
  return /^(deny|sameorigin)$/i.test(header ?? "") ? 0 : -20;
}
