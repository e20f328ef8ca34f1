import { endpoints, pages } from "./policy.ts";

/** What the site answers itself but for some addresses of it: GET /contact carries a question. */
const shared = "contact";
const names = [...Object.keys(pages), ...Object.keys(endpoints)].filter((name) => name !== "/*");

/** The first part of each address where all is the desk's, e.g. "signin" and "api". */
export const folders: readonly string[] = foldersOf(names);

/** Of those the ones with pages, which are made for each visitor. */
export const pageFolders: readonly string[] = foldersOf(Object.keys(pages));

/** The ones where somebody has to sign in. */
export const signedInFolders: readonly string[] = foldersOf(
  Object.entries(pages).flatMap(([name, { GET }]) =>
    GET === "client" || GET === "agent" || GET === "admin" ? [name] : [],
  ),
);

/** Addresses of the desk's in the folder that it shares with the site. */
export const sharedAddresses: readonly string[] = [
  ...new Set(names.filter((name) => folderOf(name) === shared).map((name) => name.replace(/\/$/, ""))),
];

const inFolder = new RegExp(`^/(${folders.join("|")})(/|\\.data|\\?|$)`);
const isShared = new RegExp(`^(${sharedAddresses.join("|")})/?(\\?|$)`);

/** Whether the desk answers, and not the site's files. All that is sent to the folder they share is for the desk. */
export function isForDesk(method: string, url: string): boolean {
  if (inFolder.test(url) || isShared.test(url)) return true;
  return method !== "GET" && method !== "HEAD" && url.startsWith(`/${shared}`);
}

function foldersOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map(folderOf))].filter((folder) => folder !== shared && folder !== "*");
}

function folderOf(address: string): string {
  return address.split("/")[1] ?? "";
}
