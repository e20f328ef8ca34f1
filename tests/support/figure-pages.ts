interface FigurePage {
  path: string;
  /** Of the field. */
  label: string;
  typed: string;
  /** Of the link to the form. */
  query: string;
  /** Numbers with the shortest and the longest answer. */
  extremes: readonly string[];
}

/** Every page with a figure that takes a number of the visitor's. What is answered: app/enquiry/figures/answers.test.ts. */
export const figurePages: readonly [FigurePage, ...FigurePage[]] = [
  {
    path: "/services/cloud/finops",
    label: "Your cloud bill, a month",
    typed: "42,000",
    query: "figure=finops-bill&value=42000",
    extremes: ["100", "1000000"],
  },
  {
    path: "/services/marketing/ppc",
    label: "Your ad spend, a month",
    typed: "$10k",
    query: "figure=ppc-spend&value=10000",
    extremes: ["100", "100000"],
  },
  {
    path: "/services/software-ai/automation",
    label: "Hours a week the task takes",
    typed: "32",
    query: "figure=automation-hours&value=32",
    extremes: ["1", "40"],
  },
  {
    path: "/services/hosting/cloud",
    label: "Hours a month it runs",
    typed: "360",
    query: "figure=cloud-hours&value=360",
    extremes: ["1", "719"],
  },
  {
    path: "/services/security/backup-dr",
    label: "Minutes of work you can lose",
    typed: "10",
    query: "figure=backup-loss&value=10",
    extremes: ["5", "1440"],
  },
  {
    path: "/services/security/website-waf",
    label: "Your websites",
    typed: "25",
    query: "figure=waf-sites&value=25",
    extremes: ["1", "60"],
  },
  {
    path: "/services/cybersecurity/threat-protection",
    label: "Your laptops, servers and phones",
    typed: "80",
    query: "figure=threat-devices&value=80",
    extremes: ["1", "600"],
  },
  {
    path: "/services/hosting/shared",
    label: "Gigabytes your site needs",
    typed: "70",
    query: "figure=shared-storage&value=70",
    extremes: ["1", "100"],
  },
  {
    path: "/services/email",
    label: "Your mailboxes",
    typed: "100",
    query: "figure=email-mailboxes&value=100",
    extremes: ["1", "5000"],
  },
  {
    path: "/services/email/google-workspace",
    label: "People with an account",
    typed: "50",
    query: "figure=workspace-users&value=50",
    extremes: ["1", "300"],
  },
  {
    path: "/services/cloud/support",
    label: "Hours a week you need covered",
    typed: "45",
    query: "figure=support-hours&value=45",
    extremes: ["1", "168"],
  },
  {
    path: "/industries/ecommerce",
    label: "Orders in your busiest hour",
    typed: "1,200",
    query: "figure=shop-orders&value=1200",
    extremes: ["10", "100000"],
  },
];
