/** How we bring a mail domain to a strict DMARC policy, in the order of every page, article and sample record. */
export const dmarc = {
  /** The record that a new mail domain starts with. */
  firstRecord: "v=DMARC1; p=none; rua=mailto:…",
  order: "DMARC starts with p=none. We read the reports, then move to quarantine, then to reject.",
} as const;
