/** The address that dials a number as printed, e.g. "+91 00000 01420". */
export function telephoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}
