/** The free trial. Its length is ours, and the owner confirms it before launch. */
const trialDays = 14;

export const trial = {
  sentence: `The free trial lasts ${trialDays} days and needs no card. It ends by itself, and we keep your data for ${trialDays} more days.`,
  /** Of SEO and SMO, where there is nothing to switch on. */
  review:
    "The free trial is a review of your site: where you stand and what holds you back. It needs no card, and the review is yours to keep.",
  short: `${trialDays} days, no card, ends by itself`,
} as const;
