/**
 * How wide a text is in the ruler's narrow cut at 12.5 pixels, before a browser can measure it: a little more than it
 * will be, so that what has room here has room on the page.
 */
export function narrowWidth(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[.,:' ]/.test(letter)) return 3.6;
  if (/[ijlft/]/.test(letter)) return 4.4;
  return /[A-Zmw×÷+]/.test(letter) ? 9.4 : 7.1;
}
