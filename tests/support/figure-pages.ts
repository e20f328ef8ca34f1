interface FigurePage {
  path: string;
  /** Of the field. */
  label: string;
  typed: string;
  /** Part of the answer. */
  says: string;
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
    query: "figure=finops-bill&value=42000",
    extremes: ["100", "1000000"],
  },
  {
    path: "/services/marketing/ppc",
    label: "Your ad spend, a month",
    typed: "$10k",
    says: "For $10,000 of ad spend a month, Grow fits: our fee is $1,499, 13 cents of each dollar.",
    query: "figure=ppc-spend&value=10000",
    extremes: ["100", "100000"],
  },
  {
    path: "/services/software-ai/automation",
    label: "Hours a week the task takes",
    typed: "32",
    says: "A task of 32 hours a week becomes one of 9.6: 1,165 hours back in a year.",
    query: "figure=automation-hours&value=32",
    extremes: ["1", "40"],
  },
  {
    path: "/services/hosting/cloud",
    label: "Hours a month it runs",
    typed: "360",
    says: "360 hours a month cost $18 on Starter, $43.20 on Professional and $90 on Enterprise.",
    query: "figure=cloud-hours&value=360",
    extremes: ["1", "719"],
  },
  {
    path: "/services/security/backup-dr",
    label: "Minutes of work you can lose",
    typed: "10",
    says: "If you can lose 10 minutes of work, Continuity fits: $299 a month",
    query: "figure=backup-loss&value=10",
    extremes: ["5", "1440"],
  },
  {
    path: "/services/security/website-waf",
    label: "Your websites",
    typed: "25",
    says: "25 sites cost $149 a month at the lowest, which is $5.96 for each.",
    query: "figure=waf-sites&value=25",
    extremes: ["1", "60"],
  },
  {
    path: "/services/cybersecurity/threat-protection",
    label: "Your laptops, servers and phones",
    typed: "80",
    says: "80 devices fit Advanced: $599 a month, $7.49 for each.",
    query: "figure=threat-devices&value=80",
    extremes: ["1", "600"],
  },
  {
    path: "/services/hosting/shared",
    label: "Gigabytes your site needs",
    typed: "70",
    says: "70 GB fit in Professional: $19.99 a month, with 30 GB left over.",
    query: "figure=shared-storage&value=70",
    extremes: ["1", "100"],
  },
  {
    path: "/services/email",
    label: "Your mailboxes",
    typed: "100",
    says: "100 mailboxes cost $1,200 to $26,400 a year. Our own Business plan comes to $9,600.",
    query: "figure=email-mailboxes&value=100",
    extremes: ["1", "5000"],
  },
  {
    path: "/services/email/google-workspace",
    label: "People with an account",
    typed: "50",
    says: "50 people get 1.5 TB, 100 TB or 250 TB of storage",
    query: "figure=workspace-users&value=50",
    extremes: ["1", "300"],
  },
  {
    path: "/services/cloud/support",
    label: "Hours a week you need covered",
    typed: "45",
    says: "Professional covers 45 hours a week for $799 a month. Essential leaves 5 of them out.",
    query: "figure=support-hours&value=45",
    extremes: ["1", "168"],
  },
  {
    path: "/industries/ecommerce",
    label: "Orders in your busiest hour",
    typed: "1,200",
    says: "1,200 orders in last year's busiest hour become 2,640 on the example sale day.",
    query: "figure=shop-orders&value=1200",
    extremes: ["10", "100000"],
  },
];
