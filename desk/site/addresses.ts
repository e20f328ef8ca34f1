export { pageFolders as madeForEach } from "../accounts/addresses.ts";
