const whole = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const withCents = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  minimumFractionDigits: 2,
});

/** "$29", "$4.99", "$2,999", or "Custom" as it is. */
export function formatPrice(price: number | "Custom"): string {
  if (price === "Custom") return price;
  return (Number.isInteger(price) ? whole : withCents).format(price);
}
