/**
 * Why pictures made on one system can't be compared with those of another, and what to do about it; undefined if they
 * can. Letters are drawn differently by other systems and browser versions.
 */
export function whyIncomparable(made, here) {
  if (made.platform === here.platform && made.browser === here.browser) return undefined;
  return [
    `The pictures can't be compared: they are from Chromium ${made.browser} on ${made.platform}, and this is ${here.browser} on ${here.platform}.`,
    `Run this on ${made.platform} with Chromium ${made.browser} (CHROME_PATH names the program), or, after looking at the pages, take the pictures anew: npm run test:visual -- --update`,
  ].join("\n");
}
