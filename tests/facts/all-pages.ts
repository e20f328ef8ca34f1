import { blogPages } from "./blog.ts";
import { careersPages } from "./careers.ts";
import { cloudPages } from "./cloud.ts";
import { corePages } from "./core.ts";
import { cybersecurityPages } from "./cybersecurity.ts";
import { emailPages } from "./email.ts";
import { hostingPages } from "./hosting.ts";
import { industryPages } from "./industries.ts";
import { legalPages } from "./legal.ts";
import { marketingPages } from "./marketing.ts";
import type { PageFacts } from "./page-facts.ts";
import { securityPages } from "./security.ts";
import { softwareAiPages } from "./software-ai.ts";
import { workPages } from "./work.ts";

/** Product, "Route table": every route of it, once. */
export const specifiedPages: readonly PageFacts[] = [
  ...corePages,
  ...workPages,
  ...blogPages,
  ...careersPages,
  ...legalPages,
  ...cloudPages,
  ...cybersecurityPages,
  ...softwareAiPages,
  ...hostingPages,
  ...emailPages,
  ...securityPages,
  ...marketingPages,
  ...industryPages,
];

/** Routes of the table. */
export const routeCount = 55;

/** Product, "Also linked", and what breadcrumbs lead to; pages by the specification, decision 8. */
export const linkedPages = [
  "/services",
  "/services/email",
  "/services/security",
  "/services/marketing",
  "/industries",
  "/support/knowledge-base",
  "/support/announcements",
  "/forgot-password",
] as const;
