/** The free trial. Its length is ours, and the owner confirms it before launch. */
const trialDays = 14;

export const trial = {
  products: "Shared Hosting, Cloud Hosting, Google Workspace, Business Email and Zoho Mail",
  sentence: `The free trial lasts ${trialDays} days and needs no card. It ends by itself, and we keep your data for ${trialDays} more days.`,
  short: `${trialDays} days, no card, ends by itself`,
} as const;
