import { colours } from "../pictures/colours.ts";

/**
 * Tells browsers the colour of the page's ground for the frame around it, once for each colour scheme. The theme script
 * and the theme switch choose between the two for a visitor who chose a theme; they find them by data-scheme.
 */
export function withThemeColor(html: string): string {
  const metas = (["light", "dark"] as const).map(
    (scheme) =>
      `<meta name="theme-color" data-scheme="${scheme}" media="(prefers-color-scheme: ${scheme})" content="${colours[scheme].paper}"/>`,
  );
  const [before, after, ...more] = html.split(marker);
  if (after === undefined || more.length > 0) throw new Error(`Expected one ${marker} in a page`);
  return before + metas.join("") + marker + after;
}

/** The colours stand before it, because it changes them. */
const marker = '<script data-theme-script="">';
