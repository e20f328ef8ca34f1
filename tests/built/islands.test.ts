import { expect, test } from "vitest";

import { builtPages } from "../support/built-site.ts";
import { islandsOf } from "../support/page-bytes.ts";

/** Every page with something that a visitor can use: its islands, and "on use" those that start at their first use only. */
const islands: Record<string, string> = {
  "/": "home-carousel",
  "/404.html": "page-search",
  "/blog": "blog-search on use",
  "/contact": "contact-form, what-happens-next, opening-hours, office-map",
  "/forgot-password": "forgot-password-form",
  "/industries/ecommerce": "sale-chart",
  "/industries/healthcare": "patient-record",
  "/portfolio": "projects",
  "/pricing": "price-chart, estimate-toggles, estimate",
  "/service-levels": "credit-calculator",
  "/services/cloud/finops": "spend-chart",
  "/services/cloud/kubernetes": "cluster-figure",
  "/services/cloud/support": "coverage",
  "/services/cybersecurity/threat-protection": "device-caps",
  "/services/email": "price-lanes",
  "/services/email/google-workspace": "storage-squares",
  "/services/hosting/cloud": "hours-chart",
  "/services/hosting/domains": "domain-search",
  "/services/hosting/shared": "plan-capacity",
  "/services/hosting/vps": "vps-chooser",
  "/services/marketing/ppc": "fee-beside-spend",
  "/services/security/backup-dr": "recovery-axis",
  "/services/security/website-waf": "price-stairs",
  "/services/software-ai/automation": "mornings-back",
  "/signin": "sign-in-form",
  "/signup": "sign-up-form",
  "/support/knowledge-base": "help-search on use",
};

test("these pages have these islands, and no other page has one", () => {
  const found = builtPages()
    .map(
      (page) =>
        [page.path, islandsOf(page).map(({ name, onUse }) => (onUse ? `${name} on use` : name))] as const,
    )
    .filter(([, names]) => names.length > 0)
    .map(([path, names]) => [path, names.join(", ")] as const);
  expect(Object.fromEntries(found)).toEqual(islands);
});

test("what pages say to their islands is little: it stands in the HTML", () => {
  const most = 2500;
  const large = builtPages().flatMap(({ path, root }) =>
    root
      .querySelectorAll("astro-island")
      .map((island) => ({ path, size: (island.getAttribute("props") ?? "").length }))
      .filter(({ size }) => size > most),
  );
  expect(large).toEqual([]);
});
