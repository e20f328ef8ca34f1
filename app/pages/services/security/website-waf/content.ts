import type { RulerScale } from "~/figures/ruler-scale";
import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { ProcessStep } from "~/sections/process-steps";
import type { SectionCopy } from "~/sections/section";
import type { Service } from "~/sections/service-grid";

export const meta: PageMeta = {
  title: "Website Security and WAF",
  description:
    "A web application firewall with malware scans and clean-up, for one site, several or all of them, run by engineers who read the logs.",
};

export const ruler: RulerScale = {
  to: 180,
  minor: 5,
  major: 20,
  format: (dollars) => `$${dollars}`,
};

export const hero: PageHeroProps = {
  title: "Website Security and WAF",
  lede: "Bots try your login page all night, looking for last year's plugin. We filter requests before they reach the site, and clean up if something was faster.",
  primary: { label: "View Protection Plans", to: "#plans" },
  secondary: { label: "Secure My Website", to: "/contact" },
  tone: "ink",
  layout: "below",
};

/** What a request passes on its way to the site, from the outside in. */
export const gates = ["Flood limits", "Protocol", "Bots", "Attack rules", "Your rules"] as const;

export interface SampleRequest {
  request: string;
  /** The gate that stops it; left out for a request that arrives. */
  stoppedAt?: (typeof gates)[number];
  /** Who sent it, or what it tried. */
  reason: string;
}

export const requests: readonly SampleRequest[] = [
  { request: "GET /products/teapot", reason: "A customer" },
  { request: "GET /search?q=a1f … a2f … a3f", stoppedAt: "Flood limits", reason: "one network, no pause" },
  { request: "POST /wp-login.php", stoppedAt: "Bots", reason: "passwords from a stolen list" },
  { request: "GET /item?id=1' OR '1'='1", stoppedAt: "Attack rules", reason: "SQL injection" },
  { request: "GET /sitemap.xml", reason: "A search engine, verified" },
  { request: "GET /static/%2e%2e/%2e%2e/.env", stoppedAt: "Protocol", reason: "path out of the site" },
  { request: "POST /reviews <img onerror=…>", stoppedAt: "Attack rules", reason: "cross-site scripting" },
  { request: "POST /avatar shell.php", stoppedAt: "Your rules", reason: "not a picture" },
  { request: "POST /checkout", reason: "The customer, with a teapot" },
];

export const filterCaption =
  "nine requests on their way to a shop. Six end at the first gate that knows them.";

export const servicesSection: SectionCopy = {
  heading: "Four jobs, one of them at the door",
  lede: "A firewall alone is half a service. Somebody has to look behind it, in front of it and at what got through before.",
};

export const services: readonly Service[] = [
  {
    glyph: ["####.--", "####.-------", "####", "####.----", "####.--"],
    title: "Web Application Firewall",
    description: "Reads every request, headers and body, before your application has to.",
    features: [
      "Injection, scripting, traversal, file inclusion",
      "Rules written for your application",
      "APIs checked against their definition",
      "False alarms tuned out by a person",
    ],
    technologies: ["ModSecurity", "Coraza", "OWASP Core Rule Set", "AWS WAF", "Azure WAF", "Cloudflare"],
  },
  {
    glyph: ["------------", "-----##-----", "------------", "--##--------", "------------"],
    title: "Malware Scan and Clean-up",
    description: "Finds what is already inside, removes it, and closes the way it came.",
    features: [
      "Files compared with their originals",
      "Database searched for injected links and code",
      "Backdoors, cron jobs and extra admins removed",
      "Delisting requests to search engines",
    ],
    technologies: ["YARA", "ClamAV", "Linux Malware Detect", "WP-CLI checksums", "Google Safe Browsing"],
  },
  {
    glyph: ["------------", "--------", "####", "##", "#"],
    title: "Flood and Bot Protection",
    description: "Keeps the site open for people while machines queue.",
    features: [
      "Traffic absorbed at the edge, not at your server",
      "Limits per address, session and login",
      "Good bots verified, bad ones slowed",
      "Stolen passwords and card tests stopped",
    ],
    technologies: ["Anycast edge", "AWS Shield", "TLS fingerprints", "reverse DNS checks", "Turnstile"],
  },
  {
    glyph: ["############", "####--######", "############", "########--##", "############"],
    title: "Virtual Patching and Hardening",
    description: "Closes a hole at the firewall until your developers close it in the code.",
    features: [
      "New holes in your plugins and libraries watched",
      "A rule first, the update when you are ready",
      "Security headers, cookies, admin addresses",
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
  heading: "Six ways in, and what stands in each",
  lede: "Nobody picks you. A script tries every site there is, and yours is on the list.",
  tone: "sand",
};

export const threats: readonly SiteThreat[] = [
  {
    name: "The old plugin",
    description: "A hole made public in the morning is tried against every site by the evening.",
    protection: "A rule for the hole before the update, then the update.",
  },
  {
    name: "Injection",
    description: "A search box that talks to the database hands over the customer table.",
    protection: "Queries recognised in any field, header or cookie, however they are encoded.",
  },
  {
    name: "Borrowed passwords",
    description: "Lists stolen elsewhere are tried on your login, slowly, from thousands of addresses.",
    protection: "Logins counted by account and behaviour, not by address. Known lists refused.",
  },
  {
    name: "The flood",
    description: "Costs the sender little, and takes the shop off line on its best day.",
    protection: "Absorbed at the edge. Expensive pages get a queue of their own.",
  },
  {
    name: "Skimmers",
    description: "One added line of script copies card numbers at the checkout for months.",
    protection: "Changes to payment pages reported, unknown script sources refused by policy.",
  },
  {
    name: "The quiet guest",
    description: "Your site sells somebody else's pills, but only to visitors from a search engine.",
    protection: "Scans as a visitor, as a search engine and from the disk. Three views, one truth.",
  },
];

export interface RolloutStep extends ProcessStep {
  /** How the step is undone. */
  wayBack: string;
}

export const processSection: SectionCopy = {
  heading: "Watch first, block later",
  lede: "A firewall that blocks customers is an outage with good intentions. So it learns before it acts, and each step has a way back.",
};

export const steps: readonly RolloutStep[] = [
  {
    title: "Look",
    description: "What runs, who may log in, which pages cost the most.",
    activities: ["Software and plugin inventory", "Scan for malware", "Origin address found or hidden"],
    wayBack: "Nothing has changed yet.",
  },
  {
    title: "Connect",
    description: "Traffic is sent through the filter, which lets all of it pass.",
    activities: [
      "DNS lifetime cut, record moved",
      "Certificate at the edge",
      "Real visitor addresses in your logs",
    ],
    wayBack: "One DNS record.",
  },
  {
    title: "Learn",
    description: "Rules run in detection mode, beside your real traffic.",
    activities: [
      "Would-be blocks read by an engineer",
      "Exceptions for your forms and editors",
      "Rules of your own",
    ],
    wayBack: "Rules off, log stays.",
  },
  {
    title: "Block",
    description: "Rule by rule, the certain ones first. Then it never stops changing.",
    activities: [
      "Blocking switched on in groups",
      "New holes patched at the edge",
      "Report in the plan's rhythm",
    ],
    wayBack: "Any rule back to detection.",
  },
];

export const plans: SectionCopy = {
  id: "plans",
  heading: "Priced by site, not by attack",
  lede: "The fee follows the number of sites. A bad night does not change it.",
  tone: "sand",
};

export const coverHeading = "How many sites? The least it can cost";
export const coverText =
  "Plans can be added up. Two sites are cheaper as two Singles than as a Group. The last plan pays off later than we would like to tell you.";
export const coverCaption = "Lowest monthly price for a number of sites, from the three plans above.";

export const banner: ClosingBannerProps = {
  heading: "Your logs have seen things",
  lede: "Send us the address of the site. We reply with what the outside can already see, and with the rules we would put in front of it.",
  primary: { label: "Activate Protection", to: "/contact" },
};
