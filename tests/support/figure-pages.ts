import type { Page } from "@playwright/test";

interface FigurePage {
  path: string;
  /** Of the field. */
  label: string;
  typed: string;
  /** Part of the answer. */
  says: string;
  /** Reads from the figure what has to change with the number. */
  drawn: (page: Page) => Promise<unknown>;
  /** What `drawn` then reads. */
  becomes: unknown;
  /** Of the link to the form. */
  query: string;
  /** Numbers with the shortest and the longest answer. */
  extremes: readonly string[];
}

/** Every page with a figure that takes a number of the visitor's. */
export const figurePages: readonly [FigurePage, ...FigurePage[]] = [
  {
    path: "/services/cloud/finops",
    label: "Your cloud bill, a month",
    typed: "42,000",
    says: "A bill of $42,000 a month shrinks by $8,400 to $16,800",
    drawn: (page) => texts(page, '[role="img"] > svg text'),
    becomes: ["$0", "$10,500", "$21,000", "$31,500", "$42,000"],
    query: "figure=finops-bill&value=42000",
    extremes: ["100", "1000000"],
  },
  {
    path: "/services/marketing/ppc",
    label: "Your ad spend, a month",
    typed: "$10k",
    says: "For $10,000 of ad spend a month, Grow fits: our fee is $1,499, 13 cents of each dollar.",
    drawn: async (page) =>
      ratio(
        await widths(page, "[data-scale='fee-and-spend'] rect.fill-blue"),
        await widths(page, "[data-scale='fee-and-spend'] li:nth-child(3) rect.fill-unit"),
      ),
    becomes: 2,
    query: "figure=ppc-spend&value=10000",
    extremes: ["100", "100000"],
  },
  {
    path: "/services/software-ai/automation",
    label: "Hours a week the task takes",
    typed: "32",
    says: "A task of 32 hours a week becomes one of 9.6: 1,165 hours back in a year.",
    drawn: async (page) => [
      (await widths(page, "rect.fill-blue.animate-draw"))[0],
      (await widths(page, "rect.fill-accent.animate-draw"))[0],
    ],
    becomes: [80, 24],
    query: "figure=automation-hours&value=32",
    extremes: ["1", "40"],
  },
  {
    path: "/services/hosting/cloud",
    label: "Hours a month it runs",
    typed: "360",
    says: "360 hours a month cost $18 on Starter, $43.20 on Professional and $90 on Enterprise.",
    drawn: (page) => attribute(page, "svg.area-hosting > svg:has(line.stroke-blue-text)", "x"),
    becomes: ["37.00%"],
    query: "figure=cloud-hours&value=360",
    extremes: ["1", "719"],
  },
  {
    path: "/services/security/backup-dr",
    label: "Minutes of work you can lose",
    typed: "10",
    says: "If you can lose 10 minutes of work, Continuity fits: $299 a month",
    drawn: (page) => attribute(page, "li line.stroke-blue-text", "x1"),
    becomes: ["34.15%", "34.15%", "34.15%"],
    query: "figure=backup-loss&value=10",
    extremes: ["5", "1440"],
  },
  {
    path: "/services/security/website-waf",
    label: "Your websites",
    typed: "25",
    says: "25 sites cost $149 a month at the lowest, which is $5.96 for each.",
    drawn: async (page) => [
      await page.locator('[data-scale="price-stairs"] rect').count(),
      await attribute(page, '[data-scale="price-stairs"] rect.fill-blue', "x"),
    ],
    becomes: [25, ["96%"]],
    query: "figure=waf-sites&value=25",
    extremes: ["1", "60"],
  },
  {
    path: "/services/cybersecurity/threat-protection",
    label: "Your laptops, servers and phones",
    typed: "80",
    says: "80 devices fit Advanced: $599 a month, $7.49 for each.",
    drawn: (page) => squares(page, "#plans figure path.fill-blue"),
    becomes: [25, 80, 80],
    query: "figure=threat-devices&value=80",
    extremes: ["1", "600"],
  },
  {
    path: "/services/hosting/shared",
    label: "Gigabytes your site needs",
    typed: "70",
    says: "70 GB fit in Professional: $19.99 a month, with 30 GB left over.",
    drawn: (page) => texts(page, "table span.text-ink-2"),
    becomes: ["60 GB too few", "20 GB too few", "30 GB left"],
    query: "figure=shared-storage&value=70",
    extremes: ["1", "100"],
  },
  {
    path: "/services/email",
    label: "Your mailboxes",
    typed: "100",
    says: "100 mailboxes cost $1,200 to $26,400 a year. Our own Business plan comes to $9,600.",
    drawn: async (page) => (await texts(page, '[data-scale="prices"] tspan')).slice(0, 2),
    becomes: ["$1,200 a year", "$4,800 a year"],
    query: "figure=email-mailboxes&value=100",
    extremes: ["1", "5000"],
  },
  {
    path: "/services/email/google-workspace",
    label: "People with an account",
    typed: "50",
    says: "50 people get 1.5 TB, 100 TB or 250 TB of storage",
    drawn: (page) => texts(page, "figure li p > span:last-child"),
    becomes: ["1.5 TB", "100 TB", "250 TB"],
    query: "figure=workspace-users&value=50",
    extremes: ["1", "300"],
  },
  {
    path: "/services/cloud/support",
    label: "Hours a week you need covered",
    typed: "45",
    says: "Professional covers 45 hours a week for $799 a month. Essential leaves 5 of them out.",
    drawn: async (page) => [
      ...(await squares(page, ".number-in + ul path.fill-blue")),
      (await squares(page, ".number-in + ul path.text-danger"))[0],
    ],
    becomes: [40, 45, 5],
    query: "figure=support-hours&value=45",
    extremes: ["1", "168"],
  },
  {
    path: "/industries/ecommerce",
    label: "Orders in your busiest hour",
    typed: "1,200",
    says: "1,200 orders in last year's busiest hour become 2,640 on the example sale day.",
    drawn: (page) => texts(page, '[role="img"] text:has-text("%:")'),
    becomes: ["250%: 3,000 tested", "100%: 1,200 last year"],
    query: "figure=shop-orders&value=1200",
    extremes: ["10", "100000"],
  },
];

async function texts(page: Page, selector: string): Promise<string[]> {
  return page
    .locator("main")
    .locator(selector)
    .evaluateAll((found) => found.map(({ textContent }) => textContent.trim()));
}

async function attribute(page: Page, selector: string, name: string): Promise<(string | null)[]> {
  return page
    .locator("main")
    .locator(selector)
    .evaluateAll((found, asked) => found.map((element) => element.getAttribute(asked)), name);
}

async function widths(page: Page, selector: string): Promise<number[]> {
  return (await attribute(page, selector, "width")).map((width) => Number.parseFloat(width ?? ""));
}

/** How many squares each of the paths draws. */
async function squares(page: Page, selector: string): Promise<number[]> {
  return (await attribute(page, selector, "d")).map((path) => path?.match(/M/gi)?.length ?? 0);
}

/** To a tenth: widths are rounded. */
function ratio([one = 0]: readonly number[], [other = 0]: readonly number[]): number {
  return Math.round((one / other) * 10) / 10;
}
