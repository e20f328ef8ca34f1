export { pageFolders as dynamicFolders } from "../accounts/desk-addresses.ts";
