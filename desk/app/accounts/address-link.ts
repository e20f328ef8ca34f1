export interface AddressLink {
  email: string;
  /** The address that the account is to have instead. */
  updateTo?: string;
}

/** What a link about an address says. Whether it is one of ours is better-auth's to check. */
export function addressLink(token: string): AddressLink | undefined {
  try {
    return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as AddressLink;
  } catch {
    return undefined;
  }
}
