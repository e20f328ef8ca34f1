/** The address that dials a number as it is printed, spaces and all. */
export function telephoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}
