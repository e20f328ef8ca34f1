/** The groups of the knowledge base, in the order in which they are shown. */
export const helpGroups = [
  "Getting started",
  "Hosting and domains",
  "Email",
  "Security and backups",
  "Billing and plans",
] as const;

export type HelpGroup = (typeof helpGroups)[number];
