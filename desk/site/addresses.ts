export { pageFolders as madeForEach } from "../accounts/desk-addresses.ts";
