import { helpPath } from "../../../app/articles/article.ts";
import { buildDate } from "../../../app/lib/metadata/build-date.server.ts";
import { securityTxtPath } from "../../../server/security-txt.ts";

interface Publisher {
  siteUrl: string;
  emails: { security: string };
}

/** RFC 9116 asks for less than a year, so that nobody relies on an address that is no longer read. */
const validDays = 360;

/** Whom to tell about a weakness, in the form of RFC 9116. Valid from the day it was built. */
export function securityTxt({ siteUrl, emails }: Publisher, built = buildDate()): string {
  const expires = new Date(built);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: mailto:${emails.security}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}${securityTxtPath}`,
    `Policy: ${siteUrl}${helpPath("report-a-security-problem")}`,
    "",
  ].join("\n");
}
