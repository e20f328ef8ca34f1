import { policyHash } from "../files/content-hash.ts";

export interface StyledPage {
  html: string;
  /** Of the styles in the page, for the Content-Security-Policy. */
  hashes: readonly string[];
}

/** Of a sheet that is worth writing into each page: the whole has to come in the first window (decision 022). */
const MOST_CHARACTERS = 3000;

/**
 * Writes a page's own small style sheet into the page, where it costs no request: over HTTP/1.1 a second sheet needs a second
 * connection, and the first paint waits for it. Its link stays, switched off, because React hydrates by position.
 *
 * The preload of the font goes behind the sheet of all pages, which the first paint waits for and so comes first.
 */
export function withOwnStyles(html: string, read: (path: string) => string): StyledPage {
  const [shared, ...own] = html.match(styleLink) ?? [];
  const [font] = fontPreload.exec(html) ?? [];
  if (!shared || !font) throw new Error("Expected a style sheet and a font in a page");
  const hashes: string[] = [];
  let styles = "";
  let styled = html.replace(font, "");
  for (const link of own) {
    const path = /href="([^"#]+)/.exec(link)?.[1] ?? "";
    const css = read(path).trim();
    if (css.length > MOST_CHARACTERS) continue;
    styled = styled.replace(link, link.replace("<link ", "<link disabled "));
    if (styles.includes(css)) continue;
    styles += `<style>${css}</style>`;
    hashes.push(policyHash(css));
  }
  return { html: styled.replace("</head>", () => `${font}${styles}</head>`), hashes };
}

const styleLink = /<link rel="stylesheet"[^>]*>/g;
const fontPreload = /<link rel="preload"[^>]*as="font"[^>]*>/;
