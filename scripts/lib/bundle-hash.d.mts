export function bundleHash(root: string, more: readonly string[]): string;
