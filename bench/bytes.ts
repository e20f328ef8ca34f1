/** Prints what a first visit to each page transfers, in KB of Brotli: run `npm run build` before it. */
import { pageBytes } from "../tests/support/page-bytes.ts";

const kilobytes = (bytes: number) => Number((bytes / 1024).toFixed(1));

console.table(
  Object.fromEntries(
    pageBytes().map(({ path, html, css, js, fonts, fontFiles }) => [
      path,
      {
        HTML: kilobytes(html),
        CSS: kilobytes(css),
        JavaScript: kilobytes(js),
        fonts: kilobytes(fonts),
        "font files": fontFiles,
        total: kilobytes(html + css + js + fonts),
      },
    ]),
  ),
);
