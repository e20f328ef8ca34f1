/**
 * Folders of pages that are made for each visitor, by the first part of their addresses: nothing may run on them before they
 * are opened. Here every page is a file.
 */
export const dynamicFolders: readonly string[] = [];
