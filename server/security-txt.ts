import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const securityTxtPath = "/.well-known/security.txt";

/** How many days before its end a file is due for a new one. */
const noticeDays = 30;

/** What to tell whoever runs the site while the file has expired or soon will; nothing while all is well. */
export function expiryWarning(securityTxt: string, now = new Date()): string | undefined {
  const expires = new Date(/^Expires: (.+)$/m.exec(securityTxt)?.[1] ?? "");
  const days = Math.floor((expires.getTime() - now.getTime()) / 86_400_000);
  if (days >= noticeDays) return undefined;
  const when = days >= 0 ? `expires in ${days} days` : "has expired, or names no date";
  return `${securityTxtPath} ${when}. Build and deploy the site again: each build makes a new one.`;
}

/** Says so on standard error at the start, and once a day from then on. */
export function watchExpiry(client: string): void {
  const file = join(client, securityTxtPath);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const check = () => {
    const warning = expiryWarning(text);
    if (warning) console.error(warning);
  };
  check();
  setInterval(check, 86_400_000).unref();
}
