export function installedBrowser(): string | undefined;
export function findBrowser(): string;
