/** What we promise about the length of an agreement, leaving, and money back. */
export const term = {
  sentence: "Services run by the month. You can cancel at any time to the end of the month you've paid for.",
  annual: "An annual term is possible on request, paid in advance.",
  /** What is paid for a year at a time. */
  yearly:
    "Paid for a year in advance. We'll remind you before it renews, and you can tell us not to renew it.",
  /** Projects and tests with one price. */
  once: "You pay once for the work agreed. There is nothing to cancel.",
  /** Hourly services. */
  noCommitment: "No minimum commitment",
  hourly: "There is no minimum commitment, no set-up fee and no notice period.",
} as const;

export const refunds = {
  startedMonth: "We don't refund the fee of a month that has started. Uptime credits still apply.",
  /** A registry or a certificate authority may say no. */
  refused: "If a registry or an authority refuses either, we refund what was paid for it.",
  annual:
    "If we end an annual service without your having caused it, we refund the part of the year that is left.",
} as const;
