import { restScript } from "~/boot/rest-of-page";
import { reserveScript } from "~/enquiry/asks-for";
import { themeScript } from "~/lib/theme/theme-script";

/**
 * What has to be known before the first paint. The site's only inline script: the Content-Security-Policy allows it by
 * its hash, so it must be the same text on every page.
 */
export const inlineScript = themeScript + reserveScript + restScript;
