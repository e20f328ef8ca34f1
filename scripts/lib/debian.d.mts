export function canInstall(): boolean;
export function installPackages(name: string, packages: readonly string[]): boolean;
export function pathOf(program: string): string | undefined;
