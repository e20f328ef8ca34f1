import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { SectionCopy } from "~/sections/section";
import type { Service } from "~/sections/service-grid";
import type { Glyph } from "../glyphs";

export const meta: PageMeta = {
  title: "Website Security and WAF",
  description:
    "A web application firewall with malware scans and clean-up, for one site, five or any number, run by engineers who read the logs.",
};

/** Where the bars of the prices in the hero end, in dollars. */
export const pricesEnd = 180;

export const hero: PageHeroProps = {
  title: "Website Security and WAF",
  lede: "We filter out attacks before they reach your site, and clean up malware that got in earlier. Engineers tune the rules, so that customers get through.",
  primary: { label: "View Protection Plans", to: "#plans" },
  secondary: { label: "Secure My Website", to: "/contact" },
  tone: "ink",
  layout: "below",
};

/** What a request passes on its way to the site, from the outside in. */
export const gates = ["Rate limits", "Protocol", "Bots", "Attack rules", "Your rules"] as const;

export interface SampleRequest {
  request: string;
  /** The gate that stops it; left out for a request that arrives. */
  stoppedAt?: (typeof gates)[number];
  /** Who sent it, or what it tried. */
  reason: string;
}

export const requests: readonly SampleRequest[] = [
  { request: "GET /products/teapot", reason: "A customer" },
  { request: "GET /search?q=a1f … a2f … a3f", stoppedAt: "Rate limits", reason: "too many from one network" },
  { request: "POST /wp-login.php", stoppedAt: "Bots", reason: "passwords from a stolen list" },
  { request: "GET /item?id=1' OR '1'='1", stoppedAt: "Attack rules", reason: "SQL injection" },
  { request: "GET /sitemap.xml", reason: "A search engine, verified" },
  { request: "GET /static/%2e%2e/%2e%2e/.env", stoppedAt: "Protocol", reason: "path out of the site" },
  { request: "POST /reviews <img onerror=…>", stoppedAt: "Attack rules", reason: "cross-site scripting" },
  { request: "POST /avatar shell.php", stoppedAt: "Your rules", reason: "a script instead of a picture" },
  { request: "POST /checkout", reason: "The customer, with a teapot" },
];

export const filterCaption =
  "nine requests to a shop. Six are blocked by the first filter that recognises them.";

export const servicesSection: SectionCopy = {
  heading: "Website security services",
  lede: "A firewall alone is half the job. We also remove malware, hold off floods and bots, and close known weaknesses.",
};

export const services: readonly Service<Glyph>[] = [
  {
    glyph: "firewall",
    title: "Web Application Firewall",
    description: "Checks every request, headers and body, before it reaches your application.",
    features: [
      "Blocks injection, scripting and path traversal",
      "Custom rules for your application",
      "API schema validation",
      "False alarms tuned out by an engineer",
    ],
    technologies: ["ModSecurity", "Coraza", "OWASP Core Rule Set", "AWS WAF", "Azure WAF", "Cloudflare"],
  },
  {
    glyph: "malware-scan",
    title: "Malware Scan and Clean-up",
    description: "Finds malware that's already inside, removes it, and closes the way it came in.",
    features: [
      "Files compared with their originals",
      "Database searched for injected links and code",
      "Backdoors, cron jobs and extra admins removed",
      "Blocklist removal requests to search engines",
    ],
    technologies: ["YARA", "ClamAV", "Linux Malware Detect", "WP-CLI checksums", "Google Safe Browsing"],
  },
  {
    glyph: "attack-wave",
    title: "DDoS and Bot Protection",
    description: "Keeps the site open for customers during an attack.",
    features: [
      "Floods absorbed before they reach your server",
      "Rate limits per address, session and login",
      "Good bots verified, bad ones slowed",
      "Credential stuffing and card testing blocked",
    ],
    technologies: ["Anycast edge", "AWS Shield", "TLS fingerprints", "reverse DNS checks", "Turnstile"],
  },
  {
    glyph: "virtual-patches",
    title: "Virtual Patching and Hardening",
    description: "Blocks a weakness at the firewall until your developers fix it in the code.",
    features: [
      "Alerts for weaknesses in plugins and libraries",
      "A rule first, the update when you're ready",
      "Security headers, cookies and admin addresses",
      "Origin server hidden behind the filter",
    ],
    technologies: [
      "CVE and NVD feeds",
      "WPScan",
      "Content Security Policy",
      "HSTS",
      "mutual TLS to the origin",
    ],
  },
];

/** A kind of attack, what it does to a site and what stands against it. */
export interface SiteThreat {
  name: string;
  description: string;
  protection: string;
}

export const threatsSection: SectionCopy = {
  heading: "Website attacks and how we block them",
  lede: "Most attackers don't choose you. A script tries every site it finds, and yours is on the list.",
  tone: "sand",
};

export const threats: readonly SiteThreat[] = [
  {
    name: "Outdated plugins",
    description: "A weakness made public in the morning is tried on every site by the evening.",
    protection: "A firewall rule first, then the update.",
  },
  {
    name: "SQL injection",
    description: "A search box that queries the database hands over the customer table.",
    protection: "Queries recognised in any field, header or cookie, however they're encoded.",
  },
  {
    name: "Stolen passwords",
    description: "Passwords stolen elsewhere are tried on your login, slowly, from thousands of addresses.",
    protection: "Sign-ins counted by account and behaviour. Passwords from known lists refused.",
  },
  {
    name: "DDoS attacks",
    description: "They cost the sender little, and take the shop offline on its best day.",
    protection: "Absorbed at the edge. Slow pages get a queue of their own.",
  },
  {
    name: "Card skimmers",
    description: "One added line of script copies card numbers at the checkout for months.",
    protection: "Changes to payment pages reported, unknown scripts refused by policy.",
  },
  {
    name: "Hidden spam pages",
    description: "Your site sells a stranger's pills, but only to visitors from a search engine.",
    protection: "Scans as a visitor, as a search engine and from the disk.",
  },
];

export interface RolloutStep extends ProcessStep {
  /** How the step is undone. */
  wayBack: string;
}

export const processSection: SectionCopy = {
  heading: "How we switch the firewall on",
  lede: "A firewall that blocks customers is an outage too. So it watches before it blocks, and every step can be undone.",
};

export const steps: readonly RolloutStep[] = [
  {
    title: "Review",
    description: "What runs on the site, who may sign in, which pages are slowest.",
    activities: ["Software and plugin inventory", "Scan for malware", "Check that the origin is hidden"],
    wayBack: "Nothing yet.",
  },
  {
    title: "Connect",
    description: "Traffic goes through the filter, which lets everything pass for now.",
    activities: [
      "DNS TTL lowered, record changed",
      "Certificate at the edge",
      "Real visitor addresses in your logs",
    ],
    wayBack: "Change one DNS record back.",
  },
  {
    title: "Learn",
    description: "Rules run in detection mode on your real traffic.",
    activities: [
      "An engineer reads what would be blocked",
      "Exceptions for your forms and editors",
      "Custom rules, from Group up",
    ],
    wayBack: "Switch the rules off.",
  },
  {
    title: "Block",
    description: "Rule by rule, the safest first. We keep the rules up to date from then on.",
    activities: [
      "Blocking switched on in groups",
      "Virtual patches, from Group up",
      "Reports as your plan states",
    ],
    wayBack: "Set any rule back to detection.",
  },
];

export const plans: SectionCopy = {
  id: "plans",
  heading: "Website security plans and prices",
  lede: "You pay by the number of sites. An attack doesn't change the price.",
  tone: "sand",
};

export const coverHeading = "Lowest price for your number of sites";
export const coverText =
  "Plans can be combined: two sites are cheaper as two Singles than as a Group. The chart shows where the next plan pays off.";
export const coverCaption =
  "Lowest price per month by number of sites, from the three plans above. Your number is the blue bar.";

export const banner: ClosingBannerProps = {
  heading: "Find out what attackers see on your site",
  lede: "Send us its address. We'll reply with what's visible from outside and the rules we'd put in front of it.",
  primary: { label: "Activate Protection", to: "/contact" },
  steps: "security",
};
