export interface Placeholder {
  /** Where to change it. */
  file: string;
  what: string;
}

/** What is used here of the identity. */
export interface LaunchIdentity {
  siteUrl: string;
  phones: Record<string, string>;
  emails: Record<string, string>;
  bookingUrl: string;
  social: readonly { name: string; url: string }[];
}

const file = "content/identity.yaml";

/** What in the identity can't be real: a domain that nobody can own, a number that no one can be assigned. */
export function identityPlaceholders(identity: LaunchIdentity): Placeholder[] {
  const { siteUrl, bookingUrl } = identity;
  return [
    ...placeholder("siteUrl is not a public https address", siteUrl, !isPublicAddress(siteUrl)),
    ...Object.entries(identity.phones).flatMap(([name, phone]) =>
      placeholder(`phones.${name} can't be assigned to anybody`, phone, !isAssignable(phone)),
    ),
    ...Object.entries(identity.emails).flatMap(([name, email]) =>
      placeholder(`emails.${name} ends in a reserved domain`, email, isReserved(email.split("@")[1] ?? "")),
    ),
    ...placeholder("bookingUrl is not a public https address", bookingUrl, !isPublicAddress(bookingUrl)),
    ...identity.social.flatMap(({ name, url }) =>
      placeholder(
        `the ${name} profile is an example`,
        url,
        !isPublicAddress(url) || /\bexample\b/i.test(new URL(url).pathname),
      ),
    ),
  ];
}

function placeholder(what: string, value: string, wrong: boolean): Placeholder[] {
  return wrong ? [{ file, what: `${what}: ${value}` }] : [];
}

function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && !isReserved(hostname);
}

/** Domains that RFC 2606 and RFC 6761 keep for examples and tests, and names without a dot. */
function isReserved(domain: string): boolean {
  return (
    !domain.includes(".") ||
    /(^|\.)(example|invalid|test|localhost|local|internal)$/i.test(domain) ||
    /(^|\.)example\.(com|net|org)$/i.test(domain)
  );
}

/** No national number begins with four zeros; 555-01xx is kept for fiction in North America. */
function isAssignable(phone: string): boolean {
  const digits = phone.replaceAll(/\D/g, "");
  const valid = /^\+\d[\d\s().-]*$/.test(phone.trim()) && digits.length >= 8 && digits.length <= 15;
  return valid && !/0000/.test(digits.slice(0, 8)) && !/^1\d{3}55501\d{2}$/.test(digits);
}
