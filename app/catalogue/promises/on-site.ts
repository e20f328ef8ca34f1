/** What we promise about the machines in the data centres. */
export const onSite = {
  hands: "Technicians are on site at every hour.",
  failedParts: "We replace failed parts at our own cost.",
} as const;
