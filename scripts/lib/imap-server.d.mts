export const dovecot: string;
export function hasImapServer(): boolean;
export function ensureImapServer(): void;
