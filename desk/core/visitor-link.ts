import { isSigned, type Secrets, sign } from "./signatures.ts";

/** The visitor's own page of an enquiry. Whoever has the link may see it. */
export function enquiryAddress(secrets: Secrets, number: string): string {
  return `/enquiries/${number}?key=${sign(secrets, "enquiry", number)}`;
}

/** The same page as it is seen right after sending. */
export function thanksAddress(secrets: Secrets, number: string): string {
  return `/contact/thanks?enquiry=${number}&key=${sign(secrets, "enquiry", number)}`;
}

export function opensEnquiry(secrets: Secrets, number: string, key: string): boolean {
  return /^E-\d{1,15}$/.test(number) && isSigned(secrets, "enquiry", number, key);
}
