import { signedInFolders } from "../../accounts/desk-addresses.ts";

const allowed = new RegExp(`^/(${signedInFolders.join("|")})(/[\\w-]+)*$`);

/** Where to go after signing in: a page of the account or the desk, and nothing else, whatever an address says. */
export function pageAfterSignIn(search: URLSearchParams): string {
  const wanted = search.get("next") ?? "";
  return allowed.test(wanted) ? wanted : "/account";
}
