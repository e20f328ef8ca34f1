/**
 * Every page of the site, once. Routes, prerendering, header, mobile menu, footer, breadcrumbs and
 * sitemap.xml are made from this tree, so they cannot disagree.
 * A page at /services/cloud/aws lives in app/site/services/cloud/aws/page.astro.
 */

/** The eight areas have a glyph and an accent colour each. */
export const areas = [
  "cloud",
  "cybersecurity",
  "software-ai",
  "hosting",
  "email",
  "security",
  "marketing",
  "industries",
] as const;
export type Area = (typeof areas)[number];

/** A step on the way to a page. */
export interface Crumb {
  path: string;
  /** The name in menus and breadcrumbs. */
  label: string;
}

export interface Page extends Crumb {
  /** Set on the parent page of an area; its children belong to the same area. */
  area?: Area;
  children?: readonly Page[];
}

const siteMap: readonly Page[] = [
  { path: "/", label: "Home" },
  {
    path: "/services",
    label: "Services",
    children: [
      {
        path: "/services/cloud",
        label: "Cloud",
        area: "cloud",
        children: [
          { path: "/services/cloud/aws", label: "AWS Management" },
          { path: "/services/cloud/migration", label: "Migration & Optimization" },
          { path: "/services/cloud/support", label: "24/7 Cloud Support" },
          { path: "/services/cloud/finops", label: "FinOps" },
          { path: "/services/cloud/well-architected", label: "Well-Architected Reviews" },
          { path: "/services/cloud/devops", label: "DevOps" },
          { path: "/services/cloud/data-analytics", label: "Data & Analytics" },
          { path: "/services/cloud/kubernetes", label: "Kubernetes & EKS" },
        ],
      },
      {
        path: "/services/cybersecurity",
        label: "Cybersecurity",
        area: "cybersecurity",
        children: [
          { path: "/services/cybersecurity/risk-assessment", label: "Risk Assessment" },
          { path: "/services/cybersecurity/threat-protection", label: "Threat Protection" },
          { path: "/services/cybersecurity/compliance", label: "Security & Compliance" },
          { path: "/services/cybersecurity/monitoring", label: "Security Monitoring" },
        ],
      },
      {
        path: "/services/software-ai",
        label: "Software & AI",
        area: "software-ai",
        children: [
          { path: "/services/software-ai/development", label: "Custom Development" },
          { path: "/services/software-ai/ai-ml", label: "AI & Machine Learning" },
          { path: "/services/software-ai/automation", label: "Process Automation" },
          { path: "/services/software-ai/ux-ui", label: "UX & UI Design" },
        ],
      },
      {
        path: "/services/hosting",
        label: "Hosting",
        area: "hosting",
        children: [
          { path: "/services/hosting/shared", label: "Shared Hosting" },
          { path: "/services/hosting/cloud", label: "Cloud Hosting" },
          { path: "/services/hosting/vps", label: "VPS Hosting" },
          { path: "/services/hosting/dedicated", label: "Dedicated Servers" },
          { path: "/services/hosting/domains", label: "Domains" },
        ],
      },
      {
        path: "/services/email",
        label: "Email",
        area: "email",
        children: [
          { path: "/services/email/google-workspace", label: "Google Workspace" },
          { path: "/services/email/microsoft-365", label: "Microsoft 365" },
          { path: "/services/email/business", label: "Business Email" },
          { path: "/services/email/zoho", label: "Zoho Mail" },
        ],
      },
      {
        path: "/services/security",
        label: "Security",
        area: "security",
        children: [
          { path: "/services/security/ssl", label: "SSL Certificates" },
          { path: "/services/security/website-waf", label: "Website Security & WAF" },
          { path: "/services/security/penetration-vulnerability", label: "Penetration Testing" },
          { path: "/services/security/backup-dr", label: "Backup & Disaster Recovery" },
        ],
      },
      {
        path: "/services/marketing",
        label: "Marketing",
        area: "marketing",
        children: [
          { path: "/services/marketing/seo-smo", label: "SEO & SMO" },
          { path: "/services/marketing/orm", label: "Reputation Management" },
          { path: "/services/marketing/digital-strategy", label: "Digital Strategy" },
          { path: "/services/marketing/ppc", label: "PPC" },
        ],
      },
    ],
  },
  {
    path: "/industries",
    label: "Industries",
    area: "industries",
    children: [
      { path: "/industries/education", label: "Education" },
      { path: "/industries/healthcare", label: "Healthcare" },
      { path: "/industries/ecommerce", label: "E-commerce" },
      { path: "/industries/gaming", label: "Gaming" },
      { path: "/industries/manufacturing", label: "Manufacturing" },
      { path: "/industries/fintech", label: "Fintech" },
    ],
  },
  { path: "/about", label: "About" },
  { path: "/case-studies", label: "Case Studies" },
  { path: "/portfolio", label: "Portfolio" },
  { path: "/blog", label: "Blog" },
  { path: "/careers", label: "Careers" },
  { path: "/pricing", label: "Pricing" },
  {
    path: "/trust",
    label: "Trust",
    children: [{ path: "/trust/data-processing-agreement", label: "Data Processing Agreement" }],
  },
  { path: "/support/knowledge-base", label: "Knowledge Base" },
  { path: "/support/announcements", label: "Announcements" },
  { path: "/service-levels", label: "Service Levels" },
  { path: "/contact", label: "Contact" },
  { path: "/signin", label: "Sign In" },
  { path: "/signup", label: "Sign Up" },
  { path: "/forgot-password", label: "Forgot Password" },
  { path: "/privacy", label: "Privacy" },
  { path: "/terms", label: "Terms" },
  { path: "/cookies", label: "Cookies" },
  { path: "/accessibility", label: "Accessibility" },
];

/** All pages as one list, parents before their children. */
export const pages: readonly Page[] = flatten(siteMap);

const byPath = new Map(pages.map((page) => [page.path, page]));

/** The page at a path; a path that is not in the tree is a mistake of ours and stops the build. */
export function pageAt(path: string): Page {
  const page = byPath.get(path);
  if (!page) throw new Error(`No page at ${path} in app/site-map.ts`);
  return page;
}

/** The way to a page that is not in the tree, such as an article: that of its parent, and the page itself. */
export function trailBelow(parent: string, ...below: readonly Crumb[]): readonly Crumb[] {
  return [...breadcrumb(parent), ...below];
}

/** Home, the parents that exist, and the page itself. Empty for home and for unknown addresses. */
export function breadcrumb(path: string): readonly Page[] {
  if (path === "/" || !byPath.has(path)) return [];
  const segments = path.split("/").slice(1);
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`);
  return ["/", ...paths].flatMap((each) => byPath.get(each) ?? []);
}

/** The area a page belongs to, if any. */
export function areaOf(path: string): Area | undefined {
  return breadcrumb(path).find((page) => page.area)?.area;
}

function flatten(list: readonly Page[]): Page[] {
  return list.flatMap((page) => [page, ...flatten(page.children ?? [])]);
}
