export function hashOf(root: string, paths: readonly string[], counts?: (file: string) => boolean): string;
export function hasStamp(file: string, hash: string): boolean;
export function writeStamp(file: string, hash: string): void;
