/** What we promise about prices, tax and invoices. Due date and billing in advance: specification, catalogue 9. */

export const paymentDays = 30;
/** Per cent, for clients in India. */
export const gstPercent = 18;

export const billing = {
  sentence: `Prices are in US dollars, without tax. For clients in India we add ${gstPercent}% GST.`,
  advance: "Services are billed in advance, monthly or annually, as agreed.",
  due: `Payment is due within ${paymentDays} days of the invoice.`,
  /** In a list, after other terms. */
  dueShort: `payment due within ${paymentDays} days of the invoice`,
  offerCounts: "The price that counts is the one in your written offer.",
  hourly: "Hourly services are billed for the hours used, with the next invoice.",
  hourCounted: "We count from start to switch-off. Each hour you begin counts as a full hour.",
} as const;
