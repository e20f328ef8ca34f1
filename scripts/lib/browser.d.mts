export function installedBrowser(): string | undefined;
export function findBrowser(): string;
export function installedFullBrowser(): string | undefined;
