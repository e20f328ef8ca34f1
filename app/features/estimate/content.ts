import { billing, gstPercent } from "~/catalogue/promises/billing.data";

export const copy = {
  items: "In your estimate",
  empty: "Nothing here yet.",
  howToStart:
    "Press the plus beside a plan or a domain, and it's added up here: by the month, for a year and for three.",
  noScript:
    "Adding up needs JavaScript. Every price is in the tables above without it, and we'll gladly add them up for you.",
  ask: "Ask for a quote",
  gst: `Add ${gstPercent}% GST`,
  gstFor: "for clients in India",
  send: "Send this estimate",
  onRequest: "price on request",
  month: "Each month",
  firstYear: "First year",
  threeYears: "Three years",
  oneScale: "all three on one scale",
  taxNote: `${billing.sentence} ${billing.offerCounts}`,
  hours: billing.hourly,
  noObligation: "This is an estimate without obligation.",
} as const;
