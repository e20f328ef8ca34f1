import { policyHash } from "../files/content-hash.ts";
import { firstSheet } from "./first-sheet.ts";

export interface StyledPage {
  html: string;
  /** Of the styles in the page, for the Content-Security-Policy. */
  hashes: readonly string[];
}

interface Sheets {
  read: (path: string) => string;
  /** Writes a new one, and says where it is. */
  write: (css: string) => string;
}

/** Of a sheet that is worth writing into each page: the whole has to come in the first window (decision 022). */
const MOST_CHARACTERS = 3000;

/**
 * Lets the first paint wait for one style sheet, since over HTTP/1.1 a second one needs a second connection. A page's own small
 * sheet is written into the page. With a large one, the page gets a sheet for its first paint that holds both, and the sheet of
 * all pages after the load event (app/boot/whole-styles.ts). The links of sheets that are not asked for stay, switched off,
 * because React hydrates by position.
 *
 * The preload of the font goes behind the sheet, which the first paint waits for and so comes first.
 */
export function withOwnStyles(html: string, { read, write }: Sheets): StyledPage {
  const [shared, ...own] = html.match(styleLink) ?? [];
  const [font] = fontPreload.exec(html) ?? [];
  if (!shared || !font) throw new Error("Expected a style sheet and a font in a page");
  const sheets = new Set(own.map((link) => read(addressOf(link)).trim()));
  const small = [...sheets].filter((css) => css.length <= MOST_CHARACTERS);
  const large = [...sheets].filter((css) => css.length > MOST_CHARACTERS);
  let first = "";
  if (large.length > 0) {
    const sheet = firstSheet(html, read(addressOf(shared)), large.join(""));
    first = `<link rel="stylesheet" href="${write(sheet.css)}" data-own="${sheet.own}"/>`;
  }
  let styled = html.replace(font, "");
  for (const link of first ? [shared, ...own] : own)
    styled = styled.replace(link, link.replace("<link ", "<link disabled "));
  const styles = small.map((css) => `<style>${css}</style>`).join("");
  return {
    html: styled.replace("</head>", () => `${first}${font}${styles}</head>`),
    hashes: small.map(policyHash),
  };
}

const styleLink = /<link rel="stylesheet"[^>]*>/g;
const fontPreload = /<link rel="preload"[^>]*as="font"[^>]*>/;

function addressOf(link: string): string {
  return /href="([^"#]+)/.exec(link)?.[1] ?? "";
}
