import { existsSync } from "node:fs";

import { installPackages } from "./debian.mjs";

/** The program of a real IMAP server, against which the desk's tests read mail. */
export const dovecot = "/usr/sbin/dovecot";

export function hasImapServer() {
  return existsSync(dovecot);
}

/** Installs what is missing, or says what is not tested without it. */
export function ensureImapServer() {
  if (hasImapServer() || installPackages("An IMAP server", ["dovecot-imapd"]))
    console.log("Dovecot is installed.");
  else console.log("Reading a mailbox is not tested: this system's package manager has no dovecot-imapd.");
}
