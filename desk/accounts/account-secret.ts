import { createHash, createHmac } from "node:crypto";

import type { Secrets } from "../core/signatures.ts";

/** Signs sessions and encrypts what second factors are made of. Another one than that of links. */
export function accountSecret([secret]: Secrets): string {
  return derived(secret);
}

/** All of them, so that what an earlier one has encrypted can still be read. The version is the secret's own. */
export function accountSecrets(secrets: Secrets): { version: number; value: string }[] {
  return secrets.map((secret) => ({ version: versionOf(secret), value: derived(secret) }));
}

function derived(secret: string): string {
  return createHmac("sha256", secret).update("accounts").digest("base64url");
}

function versionOf(secret: string): number {
  return createHash("sha256").update(`version\0${secret}`).digest().readUInt32BE();
}
